import { spawnSync } from 'node:child_process';

/**
 * `npm run lint:commits [-- <from>..<to>]`: checks commit messages against Conventional Commits. Without a range it checks
 * what `origin/main` does not have, or the last commit where there is no `origin/main`.
 */
const [range = defaultRange()] = process.argv.slice(2);
const [, from, to] = /^(.+?)\.\.\.?(.*)$/.exec(range) ?? [];
if (!from) {
  console.error(`A range such as main..HEAD was expected; this is ${range}.`);
  process.exit(1);
}
const cli = ['node_modules/@commitlint/cli/cli.js', '--from', from, '--to', to || 'HEAD', '--verbose'];
const { status } = spawnSync(process.execPath, cli, { stdio: 'inherit' });
process.exit(status ?? 1);

function defaultRange() {
  const remote = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main']);
  return remote.status === 0 ? 'origin/main..HEAD' : 'HEAD~1..HEAD';
}
