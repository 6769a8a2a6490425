import type { Locator, Page } from 'playwright';
import { rowsPerPage, type Side } from './loads';
import { type Bench, close, slowDown } from './open-page';
import { median } from './statistics';

/** From the press on a favourite button until the lists of its popup are painted. */
export async function popupMs(bench: Bench, side: Side): Promise<number> {
  const page = await bench.open(`/demo/${side}-favourite.html`);
  await page.evaluate("lpBench.whenShown('button[aria-pressed]', 1)");
  await page.waitForLoadState('networkidle');
  await page.evaluate("lpBench.awaitMore('[role=dialog] [type=checkbox]', 2)");
  await page.locator('button[aria-pressed]').click();
  const ms = await page.evaluate<number>('lpBench.afterPress()');
  await close(page);
  return ms;
}

const filtersPressed = 4;

/** From the press on a filter of the subjects until other rows are painted; it is cleared again before the next. */
export async function filterMs(bench: Bench, side: Side): Promise<number> {
  const page = await bench.open(`/demo/${side}-search.html`);
  await page.evaluate(`lpBench.whenShown('article', ${rowsPerPage})`);
  await page.waitForLoadState('networkidle');
  const boxes = page.getByRole('group', { name: 'Subject', exact: true }).getByRole('checkbox');
  const times: number[] = [];
  for (let at = 1; at <= filtersPressed; at += 1) {
    // The first one represents all of them.
    times.push(await newRowsMs(page, boxes.nth(at)));
    await newRowsMs(page, boxes.nth(at));
  }
  await close(page);
  return median(times);
}

async function newRowsMs(page: Page, filter: Locator): Promise<number> {
  await page.evaluate("lpBench.awaitNews('article')");
  await filter.click();
  return page.evaluate<number>('lpBench.afterPress()');
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
    await page.evaluate("lpBench.awaitMore('[role=option]')");
    await page.keyboard.press(beginning.slice(-1));
    times.push(await page.evaluate<number>('lpBench.afterKey()'));
  }
  await close(page);
  return times;
}

const longList = { short: 100, far: 2000, presses: 20, growMs: 40_000 };

export interface LongList {
  short: number[];
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
  await growTo(longList.short);
  const short = await measured();
  const rows = await growTo(longList.far);
  const far = await measured();
  await close(page);
  return { short, far, rows };
}

async function more(page: Page): Promise<number> {
  await page.evaluate('lpBench.whenIdle()');
  await page.evaluate("lpBench.awaitMore('article')");
  // Querying two thousand rows by role takes longer than the press may.
  await page.locator('button:text-is("Show more")').click();
  return page.evaluate<number>('lpBench.afterPress()');
}
