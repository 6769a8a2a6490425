import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright';
import { openBrowser } from '../screenshots/open-browser.mjs';
import { benchCatalog } from './bench-catalog';
import { measureLoads, type Measured, type Side } from './loads';
import { openBench, type Bench } from './open-page';
import { filterMs, popupMs, showMoreTimes, suggestionTimes } from './presses';
import { isWithin, median, percentile, tableOf, type Row } from './table';

const rounds = 5;

/** Times over the floor of the same run, each with its budget. */
const ratioBudgets = {
  'home LCP': 1.4,
  'home complete': 1.4,
  'search LCP': 1.9,
  'search complete': 1.9,
  'filter to rows': 1.9,
  'favourites complete': 2.5,
  'media LCP': 1.6,
  'press to popup': 1.7,
} as const satisfies Record<string, number>;

const ownBudgets = {
  'home shift': 0.05,
  'blocks shift': 0.05,
  'search shift': 0.05,
  'favourites shift': 0.05,
  'media shift': 0.05,
  'home longest task': 50,
  'home waves': 2,
} as const satisfies Record<string, number>;

const suggestionBudget = 1.3;
const showMoreBudget = 1.3;

/** `npm run bench`: sizes, times against pages written by hand, and the portal's own speed. Builds nothing. */
async function run(): Promise<void> {
  if (!existsSync('dist/lp-catalog.js'))
    throw new Error('There is no dist folder yet; run npm run build first.');
  runStep('Sizes', ['tests/gates/sizes.mjs']);
  const browser = await openBrowser();
  const rows = await measure(browser);
  await browser.close();
  console.log(`\nTimes, ${rounds} rounds, medians, processor slowed down 4 times`);
  console.log(tableOf(rows));
  const portalSearch = 'tests/bench/portal-search.ts';
  if (existsSync(portalSearch)) runStep('Search in the portal', ['--import', 'tsx', portalSearch]);
  process.exit(rows.every(isWithin) ? 0 : 1);
}

function runStep(title: string, args: readonly string[]): void {
  console.log(`\n${title}`);
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}

async function measure(browser: Browser): Promise<Row[]> {
  const bench = await openBench(browser, benchCatalog());
  const all: Record<Side, Measured[]> = { ours: [], floor: [] };
  const keys: Record<Side, number[]> = { ours: [], floor: [] };
  // A busy moment of the machine meets both sides, and either is the first, who pays for what the portal keeps from then on.
  for (let round = 0; round < rounds; round += 1) {
    const sides: readonly Side[] = round % 2 ? ['ours', 'floor'] : ['floor', 'ours'];
    for (const side of sides) {
      all[side].push(await measureRound(bench, side));
      keys[side].push(...(await suggestionTimes(bench, side)));
    }
  }
  const rows = [...pageRows(all.ours, all.floor), suggestionRow(keys), await showMoreRow(bench)];
  bench.close();
  return rows;
}

/** Every page of a side loaded once, and the presses. */
async function measureRound(bench: Bench, side: Side): Promise<Measured> {
  const loaded = await measureLoads(bench, side);
  const [popup, filter] = [await popupMs(bench, side), await filterMs(bench, side)];
  return { ...loaded, 'press to popup': popup, 'filter to rows': filter };
}

function pageRows(ours: readonly Measured[], floor: readonly Measured[]): Row[] {
  const of = (side: readonly Measured[], name: string) => median(side.map((one) => one[name] ?? NaN));
  const ratios = Object.entries(ratioBudgets).map(([what, budget]): Row => ({
    what,
    unit: 'ms',
    ours: of(ours, what),
    floor: of(floor, what),
    budget,
  }));
  const own = Object.entries(ownBudgets).map(([what, budget]): Row => ({
    what,
    unit: what.endsWith('task') ? 'ms' : '',
    ours: of(ours, what),
    budget,
  }));
  return [...ratios, ...own];
}

const p95 = 0.95;

function suggestionRow(times: { ours: readonly number[]; floor: readonly number[] }): Row {
  const [ours, floor] = [percentile(times.ours, p95), percentile(times.floor, p95)];
  return { what: 'key press to suggestions, p95', unit: 'ms', ours, floor, budget: suggestionBudget };
}

async function showMoreRow(bench: Bench): Promise<Row> {
  const { near, far, rows } = await showMoreTimes(bench);
  const what = `show more at ${rows} rows over at 100`;
  return { what, unit: 'ms', ours: median(far), floor: median(near), budget: showMoreBudget };
}

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : String(failure));
  process.exit(1);
});
