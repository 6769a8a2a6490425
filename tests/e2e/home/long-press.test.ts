import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

declare global {
  interface Window {
    vibrations: unknown[];
  }
}

/** A real finger: the browser itself decides whether it scrolls. */
async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: [number, number],
) {
  const touchPoints = at ? [{ x: at[0], y: at[1] }] : [];
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function recordVibrations(page: Page) {
  await page.addInitScript(() => {
    window.vibrations = [];
    navigator.vibrate = (pattern) => window.vibrations.push(pattern) > 0;
  });
}

/** A place on the title of the first row. */
async function pointOnRow(page: Page): Promise<[number, number]> {
  const row = page.getByRole('article').first().getByRole('heading');
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('The row has no place.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const vibrations = (page: Page) => page.evaluate(() => window.vibrations);

for (const [direction, dx, dy] of [
  ['up, with which the page scrolls', 0, -1],
  ['sideways', 1, 0],
] as const) {
  test(`moving a finger over 30 px ${direction} cancels the long press and vibrates for 100 ms [R-ORDER-013 R-ORDER-014]`, async ({
    page,
    context,
    portal,
  }) => {
    await recordVibrations(page);
    await page.clock.install();
    await portal.signIn('Alex Holm', '/catalog/list-details/6001');
    await expect(page.getByRole('article').first()).toBeVisible();
    const [x, y] = await pointOnRow(page);
    const session = await context.newCDPSession(page);
    // The movement must come within 300 ms: a busy machine needs longer for it, so the clock of the page stops.
    await page.clock.pauseAt(Date.now() + 10_000);
    await touch(session, 'touchStart', [x, y]);
    for (const px of [10, 20, 29]) await touch(session, 'touchMove', [x + dx * px, y + dy * px]);
    expect(await vibrations(page)).toEqual([]);
    for (const px of [40, 60]) await touch(session, 'touchMove', [x + dx * px, y + dy * px]);
    await expect.poll(() => vibrations(page)).toEqual([100]);
    await touch(session, 'touchEnd');
    await page.clock.runFor(1000);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
}

test('a long press on an item opens its menu without a vibration [R-ORDER-012]', async ({
  page,
  context,
  portal,
}) => {
  await recordVibrations(page);
  await portal.signIn('Alex Holm', '/catalog/list-details/6001');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [x, y] = await pointOnRow(page);
  const session = await context.newCDPSession(page);
  await touch(session, 'touchStart', [x, y]);
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  await touch(session, 'touchEnd');
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  expect(await vibrations(page)).toEqual([]);
});
