import { expect, expectAccessible, test } from '../support/test';

test('a visitor reads the front page, changes the language and finds something [R-OTHER-001 R-EMBED-036 R-EMBED-038]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect(page).toHaveTitle(/All offers/);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Language' }).selectOption('da-DK');
  await expect(page.getByRole('heading', { name: 'Nyheder' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nyheder' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprog' }).selectOption('en-GB');

  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for courses and more' }).first();
  await box.click();
  await page.keyboard.type('exce');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\/exce/);
  await expect(page.getByRole('heading', { name: 'Results for “exce”' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/excel/i);
  await expectAccessible(page);
});

test('filters are in the address, Back removes them, and Show more loads more results [R-SEARCH-001 R-SEARCHFLOW-006 R-OTHER-002]', async ({
  page,
}) => {
  await page.goto('/catalog/search-all');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(12);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(24);
  const titles = await rows.getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(24);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Article' }).check();
  await expect(page).toHaveURL(/ty=400/);
  await expect(rows.first()).toContainText('Article');
  await expect(page.getByRole('button', { name: 'Remove filter Article' })).toBeVisible();
  await filters.getByRole('checkbox', { name: /^Health,/ }).check();
  await expect(page).toHaveURL(/ta=/);
  // The previous rows stay until those of the new choice are loaded.
  await expect(page.getByRole('button', { name: 'Remove filter Health' })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  const address = page.url();
  const shown = await rows.getByRole('heading').allTextContents();
  await page.goBack();
  await expect(page).not.toHaveURL(/ta=/);
  await expect(filters.getByRole('checkbox', { name: /^Health,/ })).not.toBeChecked();
  await page.goto(address);
  await expect(filters.getByRole('checkbox', { name: /^Health,/ })).toBeChecked();
  await expect.poll(() => rows.getByRole('heading').allTextContents()).toEqual(shown);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/ty=/);
});

test('an empty search says so and offers another phrase and a link to all items [R-SEARCH-014 R-SEARCH-015 R-SEARCH-018]', async ({
  page,
}) => {
  await page.goto('/catalog/search/excell%20spredsheet');
  await expect(page.getByText('No results matched your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL(/search-all/);
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('a block that fails shows an error state and loads after Try again [O-1]', async ({
  page,
  request,
  portal,
}) => {
  portal.expectErrors(/status of 503|status of 500/);
  await request.post('/__faults', { data: { call: 'catalogPosts', mode: 'refuse', status: 503 } });
  await page.goto('/');
  const news = page.getByRole('region', { name: 'News' });
  await expect(news.getByText('This could not be shown')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Short cuts', exact: true })).toBeVisible();
  await request.delete('/__faults');
  await news.getByRole('button', { name: 'Try again' }).click();
  await expect(news.getByRole('article').first()).toBeVisible();
});
