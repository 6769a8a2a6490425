/** Follows a page from its first moment; this file is bundled and runs before the page's own scripts. */

/** A page that is not complete by then never will be. */
const timeoutMs = 30_000;

const seen = { largestPaintMs: 0, readyMs: 0, shift: 0, longestTaskMs: 0, keyMs: 0, pressMs: 0 };

Object.assign(globalThis, {
  lpBench: {
    count,
    whenShown,
    whenIdle,
    awaitMore,
    awaitNews,
    afterKey,
    afterPress,
    readings,
    startScroll,
    grow,
  },
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
addEventListener('lp-ready', () => (seen.readyMs = performance.now()), true);
addEventListener('keydown', ({ timeStamp }) => (seen.keyMs = timeStamp), true);
addEventListener('click', ({ timeStamp }) => (seen.pressMs = timeStamp), true);

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
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
  return roots().flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

function roots(): (Document | ShadowRoot)[] {
  const hosts = document.querySelectorAll(
    'lp-catalog-home, lp-search, lp-lists, lp-media-player, lp-favourites-button',
  );
  return [document, ...[...hosts].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []))];
}

/**
 * The time at which so many are painted. Counts a root when it changes: querying all of them in each frame would be measured
 * along, and a page with a hundred roots would pay a hundred times.
 */
function whenShown(selector: string, least: number): Promise<number> {
  const counts = new Map<Node, number>();
  const isShown = () => [...counts.values()].reduce((sum, one) => sum + one, 0) >= least;
  return new Promise((resolve, reject) => {
    const recount = (root: Node) => counts.set(root, (root as ParentNode).querySelectorAll(selector).length);
    const end = () => {
      observer.disconnect();
      rootWatchers.delete(watch);
      clearTimeout(timer);
    };
    const check = () => {
      if (!isShown()) return;
      end();
      void frame().then(painted).then(resolve);
    };
    const observer = new MutationObserver((records) => {
      const changed = new Set(records.map(({ target }) => target.getRootNode()));
      for (const root of changed) if (counts.has(root)) recount(root);
      // The parser attaches the root that a server has rendered.
      for (const root of roots()) if (!counts.has(root)) watch(root);
      check();
    });
    const watch = (root: Node) => {
      recount(root);
      observer.observe(root, { subtree: true, childList: true });
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error(`${location.pathname} shows ${count(selector)} of ${least} ${selector}`));
    }, timeoutMs);
    rootWatchers.add(watch);
    roots().forEach(watch);
    check();
  });
}

/** Called with each new shadow root. */
const rootWatchers = new Set<(root: Node) => void>();
const attachShadow = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (init) {
  const root = attachShadow.call(this, init);
  for (const watch of rootWatchers) watch(root);
  return root;
};

let awaited: Promise<number> = Promise.resolve(NaN);

/**
 * Looks out for so many more before a key or a press brings them: a query afterwards would come too late, and a query in
 * each frame would make frames that are measured along.
 */
function awaitMore(selector: string, least = 1): void {
  const come = new Set<Element>();
  awaitChange((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) addMatches(node, selector, come);
    return [...come].filter(({ isConnected }) => isConnected).length >= least;
  });
}

/** Looks out for other words in these parts of the page. */
function awaitNews(selector: string): void {
  const words = () =>
    all(selector)
      .map(({ textContent }) => textContent)
      .join();
  const before = words();
  awaitChange(() => words() !== before && words() !== '');
}

function addMatches(node: Node, selector: string, matches: Set<Element>): void {
  if (!(node instanceof Element)) return;
  if (node.matches(selector)) matches.add(node);
  for (const one of node.querySelectorAll(selector)) matches.add(one);
}

function awaitChange(isIt: (records: MutationRecord[]) => boolean): void {
  const earlier = { ...seen };
  awaited = new Promise((resolve, reject) => {
    const observer = new MutationObserver((records) => {
      // What changes before the key or the press is not its doing.
      if (seen.keyMs === earlier.keyMs && seen.pressMs === earlier.pressMs) return;
      if (!isIt(records)) return;
      observer.disconnect();
      clearTimeout(timer);
      void frame().then(painted).then(resolve);
    });
    const timer = setTimeout(
      () => reject(new Error(`${location.pathname} does not change as expected`)),
      timeoutMs,
    );
    for (const root of roots())
      observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
}

async function afterKey(): Promise<number> {
  return (await awaited) - seen.keyMs;
}

async function afterPress(): Promise<number> {
  return (await awaited) - seen.pressMs;
}

/** When the images of what came before are painted too, as for somebody who reads before pressing. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => requestIdleCallback(resolve));
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What the current frame paints is on screen when the task after it runs. */
async function painted(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now();
}

/** Forgets the tasks of loading. */
function startScroll(): void {
  seen.longestTaskMs = 0;
}

function readings(): typeof seen & { waterfallDepth: number } {
  return { ...seen, waterfallDepth: waterfallDepth() };
}

/** Requested by a script, or before it by the page's head. */
const isData = ({ initiatorType, name }: PerformanceResourceTiming): boolean =>
  initiatorType === 'fetch' || (initiatorType === 'link' && name.endsWith('.json'));

/** Requests for data that had to wait for each other before the largest part was painted. */
function waterfallDepth(): number {
  const data = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((entry) => isData(entry) && entry.startTime < seen.largestPaintMs)
    .sort((one, other) => one.startTime - other.startTime);
  let [depth, endsAt] = [0, -1];
  for (const { startTime, responseEnd } of data) {
    if (startTime < endsAt) continue;
    depth += 1;
    endsAt = responseEnd;
  }
  return depth;
}
