/** Rules for commit messages; `npm run lint:commits` checks a range. */
export default { extends: ['@commitlint/config-conventional'] };
