import type { Page, Route } from '@playwright/test';
import { contentTypeNumbers } from '../../../src/domain/home/content-types';
import { expect, expectAccessibleInBoth, test } from '../support/test';

/** What the portal does, and what then is in a block of the home that has every kind of it. */
const states = {
  loading: { fault: { call: '*', mode: 'slow', ms: 30_000 }, shows: 'section [aria-busy]' },
  filled: { fault: undefined, shows: '[data-content-type=MyActivities] article' },
  empty: { fault: undefined, shows: '[data-content-type=MyActivities] a' },
  failed: { fault: { call: '*', mode: 'refuse', status: 503 }, shows: 'section button' },
} as const;

for (const [state, { fault, shows }] of Object.entries(states)) {
  test(`every kind of block is accessible: ${state}, in light and dark`, async ({
    page,
    request,
    portal,
  }) => {
    portal.expectErrors(/status of 503/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (state === 'empty') await page.route(/api\/v1\/(data|catalog-post|learning-space)\//, answerNothing);
    if (state === 'filled') await page.route(/data\/expired-almost-expired$/, answerOwnActivities);
    await portal.signIn('Robin Dahl', '/');
    if (fault) await request.post('/__faults', { data: fault });
    await page.goto('/?id=2');
    await expect(page.locator(shows).first()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    if (state === 'filled')
      await expect.poll(() => kindsOn(page)).toEqual(Object.keys(contentTypeNumbers).sort());
    if (state !== 'loading') await expect(page.locator('section [aria-busy]')).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await request.delete('/__faults');
  });
}

/** Nothing of the manager's has expired, so the block for that gets the manager's other activities. */
const answerOwnActivities = async (route: Route) => {
  const url = route.request().url().replace('expired-almost-expired', 'my-activities');
  await route.fulfill({ response: await route.fetch({ url }) });
};

const kindsOn = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-content-type]')
    .evaluateAll((nodes) => [...new Set(nodes.map((node) => node.getAttribute('data-content-type')))].sort());

const answerNothing = (route: Route) => route.fulfill({ json: [] });

/** How much of what a person reads moves while a page loads; 0.1 is where it is felt. */
const mostShift = 0.05;

for (const widthPx of [320, 390, 820, 1280]) {
  test(`home loads at ${widthPx} px without a noticeable layout shift`, async ({ page, portal }) => {
    await page.setViewportSize({ width: widthPx, height: widthPx < 800 ? 740 : 900 });
    await portal.signIn('Robin Dahl', '/');
    for (const path of ['/', '/?id=2']) {
      await page.goto(path);
      await expect(page.locator('[data-content-type=MyActivities] article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const sum = (entries: PerformanceEntryList) =>
              entries.reduce(
                (total, entry) => total + (entry as PerformanceEntry & { value: number }).value,
                0,
              );
            new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
              type: 'layout-shift',
              buffered: true,
            });
            setTimeout(() => resolve(0), 300);
          }),
      );
      expect(shift, path).toBeLessThan(mostShift);
    }
  });
}
