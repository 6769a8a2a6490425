import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { heapGrowthMb, sampleMemory, type MemorySample } from './memory-log';
import { openRenderPortal, type RenderPortal } from './render-portal';
import { renderScreens, type RenderedScreen } from './render-screens';
import { isInTime, timeTable } from './time-table';

const homeBudgetMs = 60;
const growthBudgetMb = 5;
const rendersPerSample = 1000;
const portalRounds = 20;

/**
 * `npm run bench:renders`: renders screens for a visitor and two people in turn, and prints times and memory. Fails when
 * a page contains something of somebody else, when memory grows, or when home takes too long. Builds nothing.
 */
async function run(): Promise<void> {
  const count = readCount();
  if (!existsSync('dist/server/server.js'))
    throw new Error('There is no dist/server. Run npm run build first.');
  const { renderElement } = await import('../../server/support/built-server');
  const portal = await openRenderPortal();
  const samples: MemorySample[] = [];
  const screens = await renderScreens(portal, renderElement, {
    count,
    onRender: async (renders) => {
      if (renders % rendersPerSample === 0 || renders === count) samples.push(await printedSample(renders));
    },
  });
  const isFast = await printTimes(portal, screens);
  portal.close();
  const growth = heapGrowthMb(samples);
  const isFlat = growth <= growthBudgetMb;
  console.log(
    `Heap since the first sample: ${growth.toFixed(1)} MB, budget ${growthBudgetMb} MB: ${isFlat ? 'yes' : 'NO'}`,
  );
  process.exitCode = isFast && isFlat ? 0 : 1;
}

function readCount(): number {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '10000' } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1) throw new Error('--count expects a whole number from 1.');
  return count;
}

async function printedSample(renders: number): Promise<MemorySample> {
  const sample = await sampleMemory(renders);
  const { heapMb, rssMb } = sample;
  console.log(
    `${String(renders).padStart(6)} renders: heap ${heapMb.toFixed(1)} MB, rss ${rssMb.toFixed(0)} MB`,
  );
  return sample;
}

/** Prints the times of each screen. Returns whether home is within its budget. */
async function printTimes({ viewers }: RenderPortal, screens: readonly RenderedScreen[]): Promise<boolean> {
  const rows = [];
  for (const { screen, isVisitor, times } of screens) {
    const own = viewers.filter(({ person }) => (person === undefined) === isVisitor);
    rows.push({
      what: `${screen} of ${isVisitor ? 'a visitor' : 'a person'}`,
      times,
      portalMs: await portalTimes(own.map(({ answers }) => answers[screen].repeatCalls)),
      ...(screen === 'home' && isVisitor ? { budget: homeBudgetMs } : {}),
    });
  }
  console.log(`\n${timeTable(rows)}\n`);
  return rows.every(isInTime);
}

async function portalTimes(calls: readonly (() => Promise<void>)[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < portalRounds; round += 1)
    for (const call of calls) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  return times;
}

run().catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : String(failure));
  process.exit(1);
});
