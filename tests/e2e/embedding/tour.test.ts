import { press } from '../support/keyboard';
import { expect, expectAccessibleInBoth, test } from '../support/test';

test('the tour makes one a learner, a manager and a visitor by keyboard alone [R-EMBED-044]', async ({
  page,
}) => {
  for (const [name, menu] of [
    ['Be Alex', 'Menu of Alex Holm'],
    ['Be Robin', 'Menu of Robin Dahl'],
  ] as const) {
    await page.goto('/demo/');
    await press(page, page.getByRole('button', { name }));
    await expect(page.getByRole('button', { name: menu })).toBeVisible();
  }
  await page.goto('/demo/');
  await press(page, page.getByRole('button', { name: 'Be a visitor' }));
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test('every link of the tour leads to a page, and its pictures load [R-EMBED-044]', async ({
  page,
  request,
}) => {
  await page.goto('/demo/');
  const addresses = await page
    .locator('a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
  expect(new Set(addresses).size).toBeGreaterThan(7);
  for (const address of new Set(addresses)) expect((await request.get(address)).status(), address).toBe(200);
  const pictures = page.locator('img');
  expect(await pictures.count()).toBeGreaterThan(8);
  await expect
    .poll(async () =>
      pictures.evaluateAll((images: HTMLImageElement[]) => images.every((one) => one.naturalWidth > 0)),
    )
    .toBe(true);
});

test('the tour is accessible in light and dark, and fits into 320 px [R-EMBED-044]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/demo/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessibleInBoth(page);
});

test('the tour opens the panel that breaks the portal, and the panel leads back [R-EMBED-044]', async ({
  page,
}) => {
  await page.goto('/demo/');
  await page.getByRole('link', { name: 'Make it fail' }).click();
  await expect(page.getByRole('combobox', { name: 'Call' })).toBeVisible();
  await page.getByRole('link', { name: 'Tour of the demo' }).click();
  await expect(page).toHaveURL(/\/demo\/$/);
});
