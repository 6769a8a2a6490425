import type { Page } from 'playwright';
import { cards } from './bench-catalog';
import { type Bench, type Readings, slowDown } from './open-page';

type Side = 'ours' | 'floor';

/** Milliseconds, or what else a row says, by its key. */
export type Measured = Record<string, number>;

interface Load {
  page: string;
  /** All of these painted is complete. */
  shows: readonly (readonly [selector: string, least: number])[];
  /** Text or pictures, which is what a largest paint is measured by. */
  hasContent: boolean;
}

const rowsPerPage = 12;
const facetBoxes = 20;

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

/** One round on one side: every page loaded once, and the two presses. */
export async function measureRound(bench: Bench, side: Side): Promise<Measured> {
  const result: Measured = {};
  for (const [name, load] of Object.entries<Load>(loads)) {
    const page = await bench.open(`/demo/${side}-${load.page}.html`);
    const completeMs = await complete(page, load);
    if (name === 'home') result['home longest task'] = await scrollThrough(page);
    Object.assign(result, named(name, completeMs, await readings(page)));
    await close(page);
  }
  if (side === 'ours') result['blocks shift'] = await blocksShift(bench);
  return { ...result, 'press to popup': await popupMs(bench, side) };
}

/** What moves on a front page whose blocks arrive one by one, from skeletons to content. */
async function blocksShift(bench: Bench): Promise<number> {
  const page = await bench.open('/?id=2');
  await page.evaluate(`lpBench.whenShown('article', ${rowsPerPage})`);
  await page.waitForLoadState('networkidle');
  const { shift } = await readings(page);
  await close(page);
  return shift;
}

function named(name: string, completeMs: number, { largestPaintMs, shift, waves }: Readings): Measured {
  return {
    [`${name} complete`]: completeMs,
    [`${name} LCP`]: largestPaintMs,
    [`${name} shift`]: shift,
    [`${name} waves`]: waves,
  };
}

async function complete(page: Page, { shows, hasContent }: Load): Promise<number> {
  const times: number[] = [];
  for (const [selector, least] of shows) {
    const shown = `lpBench.whenShown(${JSON.stringify(selector)}, ${least})`;
    times.push(await page.evaluate<number>(shown));
  }
  // The largest paint is reported a moment after it happened.
  await page.waitForLoadState('networkidle');
  if (hasContent) await page.waitForFunction('lpBench.readings().largestPaintMs > 0');
  return Math.max(...times);
}

const readings = (page: Page) => page.evaluate<Readings>('lpBench.readings()');
const close = (page: Page) => page.context().close();

const wheelPx = 600;
const wheelTurns = 14;

/** Scrolls the front page as a wheel does; the longest task on the way. */
async function scrollThrough(page: Page): Promise<number> {
  await page.evaluate('lpBench.startScroll()');
  await page.mouse.move(wheelPx, wheelPx);
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, wheelPx);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))');
  }
  return (await readings(page)).longestTaskMs;
}

async function popupMs(bench: Bench, side: Side): Promise<number> {
  const page = await bench.open(`/demo/${side}-favourite.html`);
  await page.evaluate("lpBench.whenShown('button[aria-pressed]', 1)");
  await page.waitForLoadState('networkidle');
  await page.locator('button[aria-pressed]').click();
  const ms = await page.evaluate<number>("lpBench.afterPress('[role=dialog] [type=checkbox]', 2)");
  await close(page);
  return ms;
}

const beginnings = 'lea cli dem exc dri wat foo fir lan off chi saf dat pol dan eng com tra gui pla'.split(
  ' ',
);

/** From the key that makes a phrase long enough until its suggestions are painted, for many phrases. */
export async function suggestionTimes(bench: Bench, side: Side): Promise<number[]> {
  const page = await bench.open(`/demo/${side}-box.html`);
  const box = page.locator('[role=combobox]');
  await box.click();
  const times: number[] = [];
  for (const beginning of beginnings) {
    await box.fill(beginning.slice(0, -1));
    await page.waitForFunction("lpBench.count('[role=option]') === 0");
    await page.keyboard.press(beginning.slice(-1));
    times.push(await page.evaluate<number>("lpBench.afterKey('[role=option]')"));
  }
  await close(page);
  return times;
}

const longList = { near: 100, far: 2000, presses: 4, growMs: 40_000 };

export interface LongList {
  near: number[];
  far: number[];
  /** How long the list became in the time that it is given. */
  rows: number;
}

/** Show more at a hundred rows and at two thousand; the way between is gone at the machine's own speed. */
export async function showMoreTimes(bench: Bench): Promise<LongList> {
  const page = await bench.open('/catalog/search-all');
  await page.evaluate(`lpBench.whenShown('article', ${rowsPerPage})`);
  const growTo = async (rows: number) => {
    await slowDown(page, 1);
    const reached = await page.evaluate<number>(`lpBench.grow(${rows}, ${longList.growMs})`);
    await slowDown(page);
    return reached;
  };
  const measured = async () => {
    const times: number[] = [];
    for (let press = 0; press < longList.presses; press += 1) times.push(await more(page));
    return times;
  };
  await growTo(longList.near);
  const near = await measured();
  const rows = await growTo(longList.far);
  const far = await measured();
  await close(page);
  return { near, far, rows };
}

async function more(page: Page): Promise<number> {
  const before = await page.evaluate<number>("lpBench.count('article')");
  // Asking two thousand rows for their roles takes longer than the press may.
  await page.locator('button:text-is("Show more")').click();
  return page.evaluate<number>(`lpBench.afterPress('article', ${before + 1})`);
}
