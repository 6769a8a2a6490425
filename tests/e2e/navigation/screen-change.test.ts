import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

/** The heading has the focus and is said for it; a region with its words would say it twice. */
const saidAgain = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

test('navigating to a screen focuses its heading and sets the title, and the first screen takes no focus [O-6]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const first = page.getByRole('region', { name: 'My activities' });
  await expect(first.getByRole('article').first()).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  await page.getByRole('link', { name: 'My lists' }).press('Enter');
  const lists = page.getByRole('heading', { name: 'Favourites and lists', level: 1 });
  await expect(lists).toBeFocused();
  await expect(saidAgain(page, 'Favourites and lists')).toHaveCount(0);

  await page.getByRole('tab', { name: 'My lists' }).click();
  await expect(page).toHaveURL(/\/lists\/owned/);
  await expect(page.getByRole('tab', { name: 'My lists' })).toBeFocused();

  const list = page.getByRole('tabpanel').getByRole('link').first();
  const name = (await list.textContent()) ?? '';
  await list.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
  await expect(saidAgain(page, name)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading').first()).toBeFocused();
  expect(await page.evaluate(() => window.scrollY), 'the header is in sight').toBe(0);
});

test('going back focuses the link that was followed, and a change of the query does not move the focus [O-6]', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'See all of News' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();

  await page.goto('/catalog/search-all');
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: 'Article' });
  await box.press('Space');
  await expect(page).toHaveURL(/ty=400/);
  await expect(
    page.getByText('Remove filter Article').or(page.getByLabel('Remove filter Article')),
  ).toBeVisible();
  await expect(box).toBeFocused();
});

test('searching another phrase from the results counts as a new screen [O-6]', async ({ page }) => {
  await page.goto('/catalog/search/excel');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for courses and more' });
  await box.fill('climate');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “climate”' })).toBeFocused();
});

test('going back from another catalog restores the catalog that was left [R-CATALOG-006 O-6]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const catalog = page.getByRole('combobox', { name: 'Catalog' });
  const before = await catalog.inputValue();
  const other = await catalog.locator('option:not(:checked)').first().getAttribute('value');
  await catalog.selectOption(other);
  await expect(page).toHaveURL(new RegExp(`[?&]id=${other}`));
  await page.goBack();
  await expect(catalog).toHaveValue(before);
  await page.goForward();
  await expect(catalog).toHaveValue(other ?? '');
});

test('going back from another document restores the scroll position of the row on home and the focus of its link [O-6]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await portal.signIn('Alex Holm', '/');
  const row = page.getByRole('region', { name: 'Chosen for you' });
  await row.scrollIntoViewIfNeeded();
  const link = row.getByRole('article').nth(4).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  // Only what has come to rest is hovered over.
  await link.hover();
  const shift = () => link.evaluate((node) => Math.round(node.closest('ul')?.scrollLeft ?? -1));
  await expect.poll(shift).toBeGreaterThan(0);
  const left = await shift();
  await link.press('Enter');
  await expect(page.locator('lp-catalog-home')).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(shift).toBe(left);
});

test('a card that receives the focus by keyboard shows a focus ring around all of it [R-OTHER-001 WCAG 2.4.7]', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'News' }).getByRole('article').first();
  await tabTo(page, card.getByRole('link'));
  const ring = () => card.evaluate((node) => getComputedStyle(node).outline);
  await expect.poll(ring).toMatch(/solid 2px/);
  await page.keyboard.press('Tab');
  await expect.poll(ring).not.toMatch(/solid 2px/);
});
