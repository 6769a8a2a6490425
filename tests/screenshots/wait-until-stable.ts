import type { Page } from 'playwright';

const waitMs = 20_000;
const calmFrames = 3;

/** Follows what a page has requested and not yet received. */
export function followRequests(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => open.delete(request));
  }
  // A PDF never ends in a browser without a viewer, which hands it to a download.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('application/pdf')) open.delete(response.request());
  });
  return () => open.size;
}

/** Waits until nothing is on its way and nothing moves, in several looks after each other; false when that never comes. */
export async function waitUntilStable(page: Page, openRequests: () => number): Promise<boolean> {
  const end = Date.now() + waitMs;
  let calm = 0;
  while (calm < calmFrames) {
    if (Date.now() > end) return false;
    calm = (await isCalm(page)) && openRequests() === 0 ? calm + 1 : 0;
  }
  return true;
}

async function isCalm(page: Page): Promise<boolean> {
  try {
    await twoFrames(page);
    return await page.evaluate<boolean>('lpMeasure.isCalm()');
  } catch {
    // The page is on its way to another one.
    return false;
  }
}

/** Two frames, so that what was painted for the first is on the screen. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))',
  );
}
