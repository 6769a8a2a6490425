import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, violations } from './test';

const example = (page: Page): FrameLocator => page.getByTitle('Running example').first().contentFrame();

/** Pages whose frames hold nothing that loads later, in the order of the navigation. */
const pages = [
  'index.html',
  'guides/start.html',
  'guides/install.html',
  'concepts/configuration.html',
  'concepts/routing.html',
  'recipes/cms.html',
  'elements/index.html',
  'elements/lp-search.html',
  'elements/shared.html',
  'blocks/index.html',
  'blocks/custom-list.html',
  'api/index.html',
  'api/search.html',
  'api/types.html',
  'accessibility.html',
  'changelog.html',
];

test.describe('a page of the documentation', () => {
  for (const path of pages) {
    test(`is accessible and fits a phone and a dark theme: ${path}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
      expect(await page.evaluate(isWide)).toBe(false);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expect(page.locator('html')).not.toHaveClass(/dark/);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test.describe('an example', () => {
  for (const [path, role, name] of [
    ['elements/lp-catalog-home.html', 'region', 'Continue where you left'],
    ['elements/lp-search.html', 'heading', 'Sample course 1'],
    ['elements/lp-lists.html', 'tab', 'My favourites'],
    ['elements/lp-media-player.html', 'heading', /Sample/],
    ['elements/lp-favourites-button.html', 'button', /favourite/i],
  ] as const) {
    test(`runs with sample data and without a portal: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(example(page).getByRole(role, { name }).first()).toBeVisible();
    });
  }

  test('shows an edited block, and says what is wrong with JSON that cannot be parsed', async ({ page }) => {
    await page.goto('blocks/news.html');
    await expect(example(page).getByRole('heading', { name: 'News', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    const code = page.getByRole('textbox', { name: 'Code of the example' });
    await code.fill('{ "contentType": "News", "listName": "From the canteen" }');
    await expect(example(page).getByRole('heading', { name: 'From the canteen' })).toBeVisible();
    await code.fill('{ "contentType": ');
    await expect(page.getByRole('alert')).toContainText('not valid JSON');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(example(page).getByRole('heading', { name: 'News', exact: true })).toBeVisible();
  });

  test('lists the events of its element with their payload', async ({ page }) => {
    await page.goto('elements/lp-search.html');
    await expect(example(page).getByRole('heading', { name: 'Sample course 1' })).toBeVisible();
    await page.getByText(/^Events \(/).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'lp-ready' })).toBeVisible();
  });

  test('outlines a part', async ({ page }) => {
    await page.goto('elements/lp-search.html');
    await page.getByLabel('Outline').selectOption('result-title');
    const title = example(page).getByRole('heading', { name: 'Sample course 1' });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('outline-style', 'dashed');
  });
});

test('the search finds a page by its words and opens it', async ({ page }) => {
  await page.goto('index.html');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('FallbackResource');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/concepts\/routing/);
});

test('llms.txt lists the pages, and the description of the calls is beside them', async ({ request }) => {
  const text = await (await request.get('llms.txt')).text();
  expect(text).toContain('[lp-search](/docs/elements/lp-search.html)');
  for (const [, address = ''] of text.matchAll(/\]\(([^)]+)\)/g))
    expect((await request.get(address)).status(), address).toBe(200);
  expect((await request.get('api/openapi.yaml')).status()).toBe(200);
});

test('a page names the version and its last change, and leads to the next page', async ({ page }) => {
  await page.goto('guides/start.html');
  await expect(page.getByText(/^Last changed/)).toContainText(/\d{4}/);
  await page.getByRole('link', { name: /^Next page/ }).click();
  await expect(page).toHaveURL(/guides\/install/);
  await page.getByRole('link', { name: /^\d+\.\d+\.\d+$/ }).click();
  await expect(page).toHaveURL(/changelog/);
});

test('a group of samples shows the one that is chosen', async ({ page }) => {
  await page.goto('guides/install.html');
  await expect(page.getByText("import 'lp-catalog/lp-search';")).toBeVisible();
  await page.getByText('Classic script', { exact: true }).last().click();
  await expect(page.getByText("import 'lp-catalog/lp-search';")).toBeHidden();
  await expect(page.getByText('lpCatalog.configure')).toBeVisible();
});
