import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../screenshots/open-browser.mjs';
import { benchCatalog } from './bench-catalog';
import { measures } from './measures';
import { openBench } from './open-page';
import { parseOptions, UsageError, type Options } from './options';
import { measureRounds } from './rounds';
import { rowsOf } from './rows';
import { isWithin, tableOf } from './table';

/** `npm run bench`: sizes, times against pages written by hand, and the portal's own speed. Builds nothing. */
async function run(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), Object.keys(measures));
  requireBuild('dist', 'Run npm run build first.');
  if (options.against !== undefined)
    requireBuild(options.against, '--against expects the folder of another build.');
  const isWhole = options.only.length === 0;
  if (isWhole) runStep('Sizes', ['tests/gates/sizes.mjs']);
  const rows = rowsOf(await measure(options));
  console.log(`\nTimes, medians of ${options.rounds} rounds with their range, processor slowed down 4 times`);
  console.log(tableOf(rows));
  if (isWhole) runStep('Search in the portal', ['--import', 'tsx', 'tests/bench/portal-search.ts']);
  process.exit(rows.every(isWithin) ? 0 : 1);
}

function requireBuild(folder: string, advice: string): void {
  if (!existsSync(join(folder, 'lp-catalog.js')))
    throw new UsageError(`There is no lp-catalog.js in ${folder}. ${advice}`);
}

function runStep(title: string, args: readonly string[]): void {
  console.log(`\n${title}`);
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}

async function measure({ rounds, only, against }: Options) {
  const browser = await openBrowser();
  const ours = await openBench(browser, benchCatalog(), 'dist');
  const other = against === undefined ? undefined : await openBench(browser, benchCatalog(), against);
  const names = Object.keys(measures).filter((name) => only.length === 0 || only.includes(name));
  const result = await measureRounds({ ours, other, names, rounds }, (round) =>
    console.log(`Round ${round} of ${rounds}, load of this machine ${loadavg()[0]?.toFixed(1)}`),
  );
  ours.close();
  other?.close();
  await browser.close();
  return result;
}

const failed = 1;
const misused = 2;

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : String(failure));
  process.exit(failure instanceof UsageError ? misused : failed);
});
