import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test';

const longName = 'Everything that the municipality of Elmvik offers to people who work with children';

/** Right to left, in a language of which the elements know nothing. */
async function turnAround(page: Page): Promise<void> {
  await page.locator('lp-catalog-home').evaluate((element) => element.setAttribute('dir', 'rtl'));
}

const middleOf = async (part: Locator): Promise<number> => {
  const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
  return x + width / 2;
};

/** The distance of two parts, negative where the first is on the right. */
const from = async (one: Locator, other: Locator): Promise<number> =>
  (await middleOf(other)) - (await middleOf(one));

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('in right-to-left text the header, cards, filters and dialogs are mirrored [O-9]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/search/first%20aid');
  const header = page.getByRole('banner');
  const row = page.getByRole('article').first();
  const pairs: readonly [Locator, Locator][] = [
    [header.getByRole('combobox', { name: 'Catalog' }), header.getByRole('button', { name: /^Menu of/ })],
    [page.getByRole('complementary', { name: 'Filters' }), row],
    [row.getByRole('heading'), row.getByRole('button', { name: /favourites/i })],
  ];
  await expect(row.getByRole('button', { name: /favourites/i })).toBeVisible();
  for (const [one, other] of pairs) expect(await from(one, other)).toBeGreaterThan(0);
  await turnAround(page);
  for (const [one, other] of pairs) expect(await from(one, other)).toBeLessThan(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('button', { name: 'Give feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  const [title, close] = [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Close' })];
  expect(await from(title, close)).toBeLessThan(0);
  expect(
    await from(dialog.getByRole('button', { name: 'Cancel' }), dialog.getByRole('button', { name: 'Send' })),
  ).toBeLessThan(0);
  await expectAccessible(page);
});

for (const direction of ['ltr', 'rtl']) {
  test(`at 320 px in ${direction} the page does not scroll sideways, and the images of the header are uncut [O-9]`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const configuration = (await answer.json()) as { catalogs: { name: string }[] };
      const catalogs = configuration.catalogs.map((one) => ({ ...one, name: longName }));
      await route.fulfill({ json: { ...configuration, catalogs } });
    });
    await portal.signIn('Alex Holm', '/');
    for (const path of [
      '/',
      '/catalog/search/first%20aid',
      '/catalog/lists/owned',
      '/catalog/see-all/News',
    ]) {
      await page.goto(path);
      if (direction === 'rtl') await turnAround(page);
      await expect(page.locator('article').first()).toBeVisible();
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    const buttons = page.getByRole('banner').locator('a:visible, button:visible');
    for (const button of await buttons.all()) {
      expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(40);
      expect((await button.locator('svg:visible').boundingBox())?.width).toBe(20);
    }
  });
}
