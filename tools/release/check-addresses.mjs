import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { addressProblems } from './addresses.mjs';

/**
 * `npm run release:check`: refuses a release while the addresses in package.json are not those of this repository. npm
 * compares `repository` with the place of the build when it publishes with provenance.
 */
const problems = addressProblems(JSON.parse(readFileSync('package.json', 'utf8')), remote());
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** Returns the address of this repository: that of the workflow on GitHub, else that of the remote `origin`. */
function remote() {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;
  if (GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
