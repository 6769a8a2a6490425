import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const box = (page: Page, name: string) =>
  panel(page).getByRole('checkbox', { name: new RegExp(`^${name},`) });
const countOf = async (page: Page, name: string) =>
  /\d+/.exec((await box(page, name).getAttribute('aria-label')) ?? '')?.[0];
const count = (page: Page) => page.locator('[part=results] > p').getByText(/^\d+ results?$/);
const complete = async (page: Page, chip: string) => {
  await expect(page.getByRole('button', { name: `Remove filter ${chip}` })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
};

test.use({ viewport: { width: 1280, height: 700 } });

test('a filter has as many results as its count says, and the counts of other categories follow it [O-25]', async ({
  page,
}) => {
  await page.goto('/catalog/search/first');
  await expect(page.getByRole('article').first()).toBeVisible();
  const [article, health] = [await countOf(page, 'Article'), await countOf(page, 'Health')];
  await box(page, 'Article').check();
  await complete(page, 'Article');
  await expect(count(page)).toHaveText(new RegExp(`^${article} results?$`));
  // Its own category is counted as if nothing were chosen there, the others with it.
  expect(await countOf(page, 'Article')).toBe(article);
  expect(Number(await countOf(page, 'Health'))).toBeLessThan(Number(health));
});

test('a filter far down shows the number of results and the first of them, while the panel and the focus stay [O-25]', async ({
  page,
}) => {
  await page.goto('/catalog/search/course');
  await expect(page.getByRole('article').first()).toBeVisible();
  const health = box(page, 'Health');
  await health.scrollIntoViewIfNeeded();
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(count(page)).not.toBeInViewport();
  const before = await health.boundingBox();
  await health.check();
  await complete(page, 'Health');
  await expect(count(page)).toBeInViewport();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await expect(health).toBeFocused();
  expect(Math.abs(((await health.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});

test('a filter whose results are in view does not move the page [O-25]', async ({ page }) => {
  await page.goto('/catalog/search/course');
  await expect(page.getByRole('article').first()).toBeVisible();
  await box(page, 'Course').check();
  await complete(page, 'Course');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
