import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installWhatIsMissing, stop } from '../tests/gates/install.mjs';

/**
 * `npm start`: installs what is missing, builds what is older than its source, and starts the reference portal. LP_DIST
 * says which build that is: `dist`, `dist/slim` with preact in React's place, or `dist/dev` with React's development build.
 * Builds the documentation in the background if it is older than its source; LP_DOCS=none does not.
 */
const folder = process.env['LP_DIST'] ?? 'dist';
const scripts = { dist: 'build', 'dist/slim': 'build:slim', 'dist/dev': 'build:dev' };
if (!(folder in scripts)) stop(`LP_DIST is ${folder}; it can be ${Object.keys(scripts).join(' or ')}.`);
installWhatIsMissing();
if (isStale()) build();
const portal = spawn(process.execPath, ['--import', 'tsx', 'demo/portal/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const docs = startDocs();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    docs?.kill();
    portal.kill(signal);
  });
portal.on('exit', (code) => process.exit(code ?? 0));

function isStale() {
  return isOlder(join(folder, 'lp-catalog.js'), [
    'src',
    'elements',
    'tools',
    'locales',
    'rollup.config.mjs',
    'package-lock.json',
  ]);
}

/** Starts the build of the documentation, whose examples run the elements in `dist`. */
function startDocs() {
  const isWanted = process.env['LP_DOCS'] !== 'none' && existsSync('dist/lp-catalog.js');
  if (!isWanted || !isOlder('.cache/docs/index.html', ['docs', 'dist/lp-catalog.js'])) return undefined;
  const build = spawn(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'], {
    stdio: 'ignore',
  });
  build.on('exit', (code) => {
    if (code === 0) console.log('The documentation is at /docs/.');
    else if (code !== null) console.error('The documentation could not be built: npm run docs says why.');
  });
  return build;
}

function isOlder(file, sources) {
  if (!existsSync(file)) return true;
  const built = statSync(file).mtimeMs;
  return sources.some((path) => newest(path) > built);
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
