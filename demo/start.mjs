import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installWhatIsMissing, stop } from '../tests/gates/install.mjs';

/**
 * `npm start`: installs what is missing, builds what is older than its source, and starts the reference portal. LP_DIST
 * says which build that is: `dist`, `dist/slim` with preact in React's place, or `dist/dev` with React's development build.
 */
const folder = process.env['LP_DIST'] ?? 'dist';
const scripts = { dist: 'build', 'dist/slim': 'build:slim', 'dist/dev': 'build:dev' };
if (!(folder in scripts)) stop(`LP_DIST is ${folder}; it can be ${Object.keys(scripts).join(' or ')}.`);
installWhatIsMissing();
if (isStale()) build();
const portal = spawn(process.execPath, ['--import', 'tsx', 'demo/portal/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => portal.kill(signal));
portal.on('exit', (code) => process.exit(code ?? 0));

function isStale() {
  const entry = join(folder, 'lp-catalog.js');
  if (!existsSync(entry)) return true;
  const built = statSync(entry).mtimeMs;
  return ['src', 'elements', 'tools', 'locales', 'rollup.config.mjs', 'package-lock.json'].some(
    (path) => newest(path) > built,
  );
}

function newest(path) {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function build() {
  console.log('Building the elements …');
  const result = spawnSync('npm', ['run', '--silent', scripts[folder], '--', '--silent'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) stop('The elements could not be built: see the lines above.');
}
