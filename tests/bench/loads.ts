import type { Page } from 'playwright';
import { cards } from './bench-catalog';
import { type Bench, close, type Readings } from './open-page';

export type Side = 'ours' | 'floor';

/** What one side shows in one round, by the name of its row: milliseconds, or a number. */
export type Measured = Record<string, number>;

interface Load {
  page: string;
  /** All of these painted is complete. */
  shows: readonly (readonly [selector: string, least: number])[];
  /** Text or pictures, which is what a largest paint is measured by. */
  hasContent: boolean;
}

export const rowsPerPage = 12;
/** Categories of filters may be closed. */
const facetBoxes = 15;

const loads = {
  home: { page: 'home', shows: [['article', cards]], hasContent: true },
  search: {
    page: 'search',
    shows: [
      ['article', rowsPerPage],
      ['aside [type=checkbox]', facetBoxes],
    ],
    hasContent: true,
  },
  favourites: { page: 'favourites-100', shows: [['button[aria-pressed]', 100]], hasContent: false },
  media: { page: 'media', shows: [['button[aria-label*="Play"]', 1]], hasContent: true },
} as const satisfies Record<string, Load>;

type Loaded = keyof typeof loads;

/** A page of one side, loaded once in a browser with an empty cache. */
export async function measureLoad(bench: Bench, side: Side, name: Loaded): Promise<Measured> {
  const load = loads[name];
  const page = await bench.open(`/demo/${side}-${load.page}.html`);
  const completeMs = await complete(page, load);
  const scrolled = name === 'home' ? { 'home longest task': await scrollThrough(page) } : {};
  const result = { ...named(name, completeMs, await readings(page)), ...scrolled };
  await close(page);
  return result;
}

/** Our page with the first screen from its server, beside the page by hand, which renders in the browser. */
export async function measureRendered(bench: Bench, side: Side, name: Loaded): Promise<Measured> {
  const load = loads[name];
  const page =
    side === 'ours'
      ? await bench.openMobile(`/demo/rendered-${load.page}.html`, 'rendering')
      : await bench.openMobile(`/demo/floor-${load.page}.html`, 'plain');
  await untilLoaded(page, side === 'ours');
  const { largestPaintMs, readyMs, shift } = await readings(page);
  await close(page);
  const result = { [`rendered ${name} LCP`]: largestPaintMs, [`rendered ${name} shift`]: shift };
  if (side === 'floor') return result;
  return {
    ...result,
    [`rendered ${name} ready`]: readyMs,
    [`plain ${name} ready`]: await plainReadyMs(bench, load),
  };
}

/** Waits without a script in the page: while a page is parsed, a script that counts its content delays the first paint. */
async function untilLoaded(page: Page, hasElement: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  const isLoaded = `lpBench.readings().largestPaintMs > 0${hasElement ? ' && lpBench.readings().readyMs > 0' : ''}`;
  await page.waitForFunction(isLoaded, undefined, { polling: pollMs });
}

const pollMs = 250;

/** When the element is ready and its content is there, on the same page without a renderer. */
async function plainReadyMs(bench: Bench, load: Load): Promise<number> {
  const page = await bench.openMobile(`/demo/ours-${load.page}.html`, 'plain');
  const completeMs = await complete(page, load);
  await close(page);
  return completeMs;
}

/** What moves on a front page whose blocks arrive one by one, from skeletons to content. */
export async function blocksShift(bench: Bench): Promise<number> {
  const page = await bench.open('/?id=2');
  await page.evaluate(`lpBench.whenShown('article', ${rowsPerPage})`);
  await page.waitForLoadState('networkidle');
  const { shift } = await readings(page);
  await close(page);
  return shift;
}

function named(
  name: string,
  completeMs: number,
  { largestPaintMs, readyMs, shift, waterfallDepth }: Readings,
): Measured {
  return {
    [`${name} complete`]: completeMs,
    [`${name} LCP`]: largestPaintMs,
    [`${name} ready`]: readyMs,
    [`${name} shift`]: shift,
    [`${name} waves`]: waterfallDepth,
  };
}

async function complete(page: Page, { shows, hasContent }: Load): Promise<number> {
  const shown = shows.map(([selector, least]) => `lpBench.whenShown(${JSON.stringify(selector)}, ${least})`);
  const times = await page.evaluate<number[]>(`Promise.all([${shown.join()}])`);
  // The largest paint is reported a moment after it happened.
  await page.waitForLoadState('networkidle');
  if (hasContent) await page.waitForFunction('lpBench.readings().largestPaintMs > 0');
  return Math.max(...times);
}

const readings = (page: Page) => page.evaluate<Readings>('lpBench.readings()');

/** A position inside the window. */
const innerPx = 600;
/** About two turns for each block. */
const wheelTurns = 34;

/**
 * Scrolls to the end of the front page as a wheel does, and returns the longest task on the way. The turns divide the
 * page, so that two builds whose blocks differ in height show as many blocks per turn.
 */
async function scrollThrough(page: Page): Promise<number> {
  await page.evaluate('lpBench.startScroll()');
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.mouse.move(innerPx, innerPx);
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, heightPx / wheelTurns);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))');
  }
  return (await readings(page)).longestTaskMs;
}
