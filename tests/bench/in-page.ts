/** Follows a page from its first moment; this file is bundled and runs before the page's own scripts. */

/** A page that is not complete by then never will be. */
const patienceMs = 30_000;

const seen = { largestPaintMs: 0, shift: 0, longestTaskMs: 0, keyMs: 0, pressMs: 0 };

Object.assign(globalThis, {
  lpBench: { count, whenShown, afterKey, afterPress, readings, startScroll, grow },
});

observe('largest-contentful-paint', ({ startTime }) => {
  seen.largestPaintMs = startTime;
});
observe('layout-shift', (entry) => {
  const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
  if (!hadRecentInput) seen.shift += value;
});
observe('longtask', ({ duration }) => {
  seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
});
addEventListener('keydown', ({ timeStamp }) => (seen.keyMs = timeStamp), true);
addEventListener('click', ({ timeStamp }) => (seen.pressMs = timeStamp), true);

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}

/** Presses Show more until there are so many rows or the time is up; the rows there are then. */
async function grow(rows: number, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let now = count('article');
  while (now < rows && performance.now() < end) {
    const button = all('button').findLast(({ textContent }) => textContent === 'Show more');
    if (!button) {
      // Its code comes after the rows.
      await frame();
      continue;
    }
    button.click();
    await whenShown('article', now + 1);
    now = count('article');
  }
  return now;
}

/** How many elements match, in the page and in the shadow roots of its elements. */
function count(selector: string): number {
  return all(selector).length;
}

function all(selector: string): HTMLElement[] {
  const hosts = document.querySelectorAll(
    'lp-catalog-home, lp-search, lp-lists, lp-media-player, lp-favourites-button',
  );
  const roots = [document, ...[...hosts].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))];
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** The time at which so many are painted. */
async function whenShown(selector: string, least: number): Promise<number> {
  const end = performance.now() + patienceMs;
  while (count(selector) < least) {
    if (performance.now() > end)
      throw new Error(`${location.pathname} shows ${count(selector)} of ${least} ${selector}`);
    await frame();
  }
  return painted();
}

async function afterKey(selector: string): Promise<number> {
  return (await whenShown(selector, 1)) - seen.keyMs;
}

async function afterPress(selector: string, least: number): Promise<number> {
  return (await whenShown(selector, least)) - seen.pressMs;
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What the frame at hand draws is on the screen when the task after it runs. */
async function painted(): Promise<number> {
  await frame();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now();
}

/** Forgets the tasks of loading. */
function startScroll(): void {
  seen.longestTaskMs = 0;
}

function readings(): typeof seen & { waves: number } {
  return { ...seen, waves: waves() };
}

/** Requests for data that had to wait for each other before the largest part was painted. */
function waves(): number {
  const data = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType, startTime }) => initiatorType === 'fetch' && startTime < seen.largestPaintMs)
    .sort((one, other) => one.startTime - other.startTime);
  let [depth, endsAt] = [0, -1];
  for (const { startTime, responseEnd } of data) {
    if (startTime < endsAt) continue;
    depth += 1;
    endsAt = responseEnd;
  }
  return depth;
}
