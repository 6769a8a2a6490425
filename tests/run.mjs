import { spawn } from 'node:child_process';
import { installWhatIsMissing } from './gates/install.mjs';

/**
 * `npm test` runs every gate and every test, `npm run test:matrix` what is slower, and `npm run verify` (`--all`) both.
 * Ends with one line `N passed, N failed` over all runners; a gate counts as one. A browser test that fails runs once
 * more; the tests that passed on the second try are listed as flaky, and more than five of them fail the run.
 */
process.env.TEST_RETRIES ??= '1';
installWhatIsMissing();
const { findBrowser, installBrowser } = await import('./gates/find-browser.mjs');
const { reportFlaky } = await import('./runner/flaky.mjs');
const { readResult } = await import('./runner/totals.mjs');

const node = (...args) => [process.execPath, args];
const bin = (name, ...args) => node(`node_modules/${name}`, ...args);

const eslint = bin(
  'eslint/bin/eslint.js',
  '--config',
  'tests/gates/eslint.config.mjs',
  '--max-warnings',
  '0',
  '.',
);
const depcruise = bin(
  'dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  'tests/gates/import-rules.mjs',
  'src',
  'elements',
  'cli',
  'tools',
);

const build = [
  'build',
  node('node_modules/rollup/dist/bin/rollup', '--config', 'rollup.config.mjs', '--silent'),
];
const buildSlim = [
  'build (slim)',
  node('node_modules/rollup/dist/bin/rollup', '--config', 'rollup.config.mjs', '--configSlim', '--silent'),
];
const buildDev = [
  'build (development)',
  node('node_modules/rollup/dist/bin/rollup', '--config', 'rollup.config.mjs', '--configDev', '--silent'),
];
const lint = ['lint', eslint];
const gates = [
  ['format', bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ['types', bin('typescript/bin/tsc', '--noEmit', '--project', 'tsconfig.json')],
  ['import rules', depcruise],
  ['unused code', bin('knip/bin/knip.js', '--config', 'tests/gates/knip.json', '--no-progress')],
  // An export of src that only tests import is a rule that no screen uses.
  [
    'unused rules',
    bin(
      'knip/bin/knip.js',
      '--config',
      'tests/gates/knip-production.json',
      '--include',
      'exports',
      '--no-progress',
    ),
  ],
  ['API types', node('tests/gates/api-types.mjs')],
  ['requirements', node('tests/gates/requirements.mjs')],
  ['sizes', node('tests/gates/sizes.mjs')],
  ['package', node('tests/gates/package/package.mjs')],
];
const unit = ['unit', bin('vitest/vitest.mjs', 'run', '--config', 'tests/gates/vitest.config.mjs')];
const components = [
  'components',
  bin('vitest/vitest.mjs', 'run', '--config', 'tests/components/vitest.config.mjs'),
];
const server = ['server', bin('vitest/vitest.mjs', 'run', '--config', 'tests/server/vitest.config.mjs')];
const browserSuites = [
  ['elements', node('tests/runner/elements.mjs')],
  ['e2e', bin('@playwright/test/cli.js', 'test', '--config', 'tests/gates/playwright.config.mjs')],
];
/** The same tests over the slim build, and what takes long. */
const slim = { LP_DIST: 'dist/slim' };
/** And over React's development build, where a warning of React fails a test. */
const development = { LP_DIST: 'dist/dev' };
const dev = ['dev', bin('@playwright/test/cli.js', 'test', '--config', 'tests/dev/playwright.config.mjs')];
const hosts = [
  'hosts',
  bin('@playwright/test/cli.js', 'test', '--config', 'tests/hosts/playwright.config.mjs'),
];
/** Applications that frameworks build and serve. Their installs need the network and the disk more than a core. */
const applications = [
  'applications',
  bin('@playwright/test/cli.js', 'test', '--config', 'tests/hosts/apps/playwright.config.mjs'),
];
const [elements, e2e] = browserSuites;
const shapes = [
  'shapes',
  bin('@playwright/test/cli.js', 'test', '--config', 'tests/shapes/playwright.config.mjs'),
];
const hydration = [
  'hydration',
  bin('@playwright/test/cli.js', 'test', '--config', 'tests/hydration/playwright.config.mjs'),
];
const secondPortal = [
  'second portal',
  bin('@playwright/test/cli.js', 'test', '--config', 'tests/conformance/second-portal/playwright.config.mjs'),
];
const documentation = [
  'documentation',
  bin('@playwright/test/cli.js', 'test', '--config', 'tests/docs/playwright.config.mjs'),
];
/** Each of these uses one core, so two of them run side by side, the longest first. */
const matrixOfOneCore = [
  applications,
  ['leaks', node('--import', 'tsx', 'tests/leaks/leaks.ts')],
  hosts,
  ['screenshots', node('--import', 'tsx', 'tests/screenshots/screenshots.ts', '--measure')],
  dev,
  ['sizes (slim)', node('tests/gates/sizes.mjs', '--slim')],
  ['package (slim)', node('tests/gates/package/package.mjs', '--slim')],
  ['framework types', node('tests/hosts/framework-types.mjs')],
];
/** Each of these uses both cores. */
const matrix = [
  documentation,
  ['e2e (long)', e2e[1], { E2E: 'long' }],
  shapes,
  hydration,
  ['hydration (slim)', hydration[1], slim],
  ['server (slim)', server[1], slim],
  secondPortal,
  ['engines', node('tests/hosts/engines/engines.mjs')],
  ['elements (slim)', elements[1], slim],
  ['elements (development)', elements[1], development],
  ['e2e (development)', e2e[1], development],
];

const totals = { passed: 0, failed: 0, skipped: 0 };
const flaky = [];
/** The end of what each failed step said: who reads only the end of a long log finds it there. */
const lastWords = [];
const lastLines = 40;

const isMatrix = process.argv.includes('--matrix');
const isAll = process.argv.includes('--all');
const browser = (await findBrowser()) ?? (await installBrowser());
if (browser) {
  const env = { CHROME_PATH: browser };
  if (isMatrix) await count(build, env);
  else await testIn(env);
  if (isMatrix || isAll) await testMatrixIn(env);
} else {
  if (!isMatrix) await count(unit, {});
  failWithoutBrowser();
}

for (const words of lastWords) console.log(words);
const report = reportFlaky(flaky);
if (report.text) console.log(`\n${report.text}`);
if (report.isFailure) totals.failed += 1;
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

function failWithoutBrowser() {
  console.error(
    'No Chromium was found and none could be installed: set CHROME_PATH to one and run this again.',
  );
  totals.failed += 1;
}

/**
 * Gates and unit tests need no screen, so two of them run side by side. Lint takes long and needs no build, so it runs
 * beside the build. The browser suites use both cores.
 */
async function testIn(env) {
  await countSideBySide([build, lint, unit, ...gates], env);
  for (const step of [server, components, ...browserSuites]) await count(step, env);
}

async function testMatrixIn(env) {
  await countSideBySide([buildSlim, buildDev], env);
  await countSideBySide(matrixOfOneCore, env);
  for (const step of matrix) await count(step, env);
}

/** Runs the steps in their order, two at a time. */
async function countSideBySide(steps, env) {
  const waiting = [...steps];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await count(step, env, true);
  };
  await Promise.all([worker(), worker()]);
}

/** Runs one step; a runner that reports its own numbers counts by those, everything else as one. Beside another it is silent until it ends. */
async function count([name, [command, args], own = {}], env, isBeside = false) {
  const started = Date.now();
  if (!isBeside) console.log(`\n== ${name}`);
  const { code, output } = await run(command, args, { ...env, ...own }, isBeside);
  if (isBeside) console.log(`\n== ${name}\n${output.trimEnd()}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  const result = readResult(name, output, code);
  for (const key of Object.keys(totals)) totals[key] += result[key];
  for (const test of result.flaky) flaky.push(`${name}: ${test}`);
  console.log(`== ${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (result.failed > 0)
    lastWords.push(
      ['', `== ${name} ended with`, ...output.trimEnd().split('\n').slice(-lastLines)].join('\n'),
    );
}

function run(command, args, env, isSilent) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!isSilent) process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
