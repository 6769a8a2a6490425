import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const topBox = (page: Page) =>
  page
    .getByRole('region', { name: 'Welcome to Elmvik Academy' })
    .getByRole('combobox', { name: 'Search for courses and more' });
const header = (page: Page) => page.getByRole('banner');
const icon = (page: Page) => header(page).getByRole('button', { name: 'Search', exact: true });

test('the header has an icon while the search box of home is in view, and a box while it is not [R-HEADER-002]', async ({
  page,
}) => {
  await page.goto('/');
  const first = page.getByRole('main').getByRole('region').first();
  await expect(first.getByRole('article').first()).toBeVisible();
  await expect(icon(page)).toBeVisible();
  await expect(header(page).getByRole('combobox', { name: /^Search for/ })).toHaveCount(0);
  const home = header(page).getByRole('link', { name: 'Home' });
  const before = await home.boundingBox();
  await icon(page).press('Enter');
  await expect(topBox(page)).toBeFocused();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 320);
  await expect(header(page).getByRole('combobox', { name: /^Search for/ })).toHaveCount(1);
  await expect(icon(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(icon(page)).toBeVisible();
  expect(await home.boundingBox()).toEqual(before);
});

test('the search box of the header does not become an icon while it has the focus [WCAG 2.4.3]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(icon(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 320));
  const box = header(page).getByRole('combobox', { name: /^Search for/ });
  await box.evaluate((node) => node.focus({ preventScroll: true }));
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(topBox(page)).toBeInViewport();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(icon(page)).toBeVisible();
});

test('a wide search page has one search text, in the header, and the filters of a phone have their own [R-SEARCH-012]', async ({
  page,
}) => {
  await page.goto('/catalog/search/first');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('textbox', { name: 'From date' })).toBeVisible();
  await expect(filters.getByRole('textbox', { name: 'Search text' })).toHaveCount(0);
  await expect(header(page).getByRole('combobox', { name: /^Search for/ })).toHaveValue('first');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog.getByRole('textbox', { name: 'Search text' })).toHaveValue('first');
});
