import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installWhatIsMissing, stop } from '../tests/gates/install.mjs';

/** `npm start`: installs what is missing, builds what is older than its source, and starts the reference portal. */
installWhatIsMissing();
if (isStale()) build();
const portal = spawn(process.execPath, ['--import', 'tsx', 'demo/portal/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code) => process.exit(code ?? 0));

function isStale() {
  if (!existsSync('dist/lp-catalog.js')) return true;
  const built = statSync('dist/lp-catalog.js').mtimeMs;
  return ['src', 'elements', 'locales', 'rollup.config.mjs', 'package-lock.json'].some(
    (path) => newest(path) > built,
  );
}

function newest(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build() {
  console.log('Building the elements …');
  const result = spawnSync('npm', ['run', '--silent', 'build', '--', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) stop('The elements could not be built: see the lines above.');
}
