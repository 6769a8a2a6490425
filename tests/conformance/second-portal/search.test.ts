import { autocomplete, page as portal, search } from './expected';
import { expect, test } from './visit';

test('a phrase finds its offers, and typing shows suggestions [R-SEARCHFLOW-001 R-API-011]', async ({
  visit,
}) => {
  const page = await visit.as('anna', `/catalog/search/${search.phrase}`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(search.titles);
  await expect(page.getByRole('status').filter({ hasText: `${search.count} results` })).toBeVisible();
  const box = page.getByRole('search').getByRole('combobox').first();
  await box.fill(autocomplete.text);
  for (const text of autocomplete.suggestions)
    await expect(page.getByRole('option', { name: new RegExp(`^${text}`) })).toBeVisible();
});

test('Show more adds the next page below the first [R-API-016 R-SEARCHFLOW-008]', async ({ visit }) => {
  const page = await visit.as('anna', `/catalog/search/${search.long.phrase}`);
  await expect(page.getByRole('article')).toHaveCount(search.pageSize);
  await page.getByRole('button', { name: /show more/i }).click();
  await expect(page.getByRole('article')).toHaveCount(search.long.count);
});

test('a filter in the address narrows the results [R-API-013]', async ({ visit }) => {
  const page = await visit.as('anna', `/catalog/search-all?${search.filter.name}=${search.filter.value}`);
  await expect(page.getByRole('article')).toHaveCount(search.filter.count);
  await expect(page.getByRole('heading', { name: search.filter.first })).toBeVisible();
});

test('a tag filter shows its name and narrows the results [R-API-063]', async ({ visit }) => {
  const page = await visit.as('anna', '/catalog/search-all');
  const category = page.getByRole('group', { name: search.tag.category });
  await category.getByRole('button', { name: search.tag.category, expanded: false }).click();
  await category.getByLabel(search.tag.label, { exact: true }).check();
  await expect(page.getByRole('status').filter({ hasText: `${search.tag.count} results` })).toBeVisible();
});

test('a misspelt phrase suggests another, and an empty result reports it [A-074 R-SEARCH-014]', async ({
  visit,
}) => {
  const page = await visit.as('anna', `/catalog/search/${search.misspelt.phrase}`);
  await expect(page.getByText(search.misspelt.suggested)).toBeVisible();
  await visit.as('anna', `/catalog/search/${search.nothing}`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('another catalog and a marketplace are searched by their own calls [R-CATALOG-002 R-API-010]', async ({
  visit,
}) => {
  const page = await visit.as('anna', '/catalog/search-all');
  const catalogs = page.getByRole('combobox', { name: 'Catalog' });
  for (const { name, count } of [portal.otherCatalog, portal.marketplace]) {
    await catalogs.selectOption({ label: name });
    await expect(page.getByRole('status').filter({ hasText: `${count} results` })).toBeVisible();
  }
});
