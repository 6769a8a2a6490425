import { lists } from './expected';
import { expect, test } from './visit';

const unknownType = /listItems: \[\]\.type: expected a known item type/;

test('the three tabs show favourites, own lists and followed lists [R-LISTS-001 R-API-026 R-API-027]', async ({
  visit,
}) => {
  const page = await visit.as('anna', '/catalog/lists/favorites');
  await expect(page.getByRole('article')).toHaveCount(lists.favourites.count);
  await expect(page.getByRole('article').first()).toContainText(lists.favourites.first);
  for (const [tab, names] of [
    ['My lists', lists.owned.map(({ name }) => name)],
    ['Lists I follow', lists.followed.map(({ name }) => name)],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveText(names);
  }
});

test('a long list shows every item, and only archived and missing offers are not available [O-19 O-23]', async ({
  visit,
}) => {
  visit.expectLines(unknownType);
  const page = await visit.as('anna', `/catalog/list-details/${lists.owned[0]?.id}`);
  await expect(page.getByRole('article')).toHaveCount(lists.owned[0]?.count ?? 0);
  await expect(page.getByText('This activity is not available')).toHaveCount(lists.archived.length + 1);
  for (const name of [...lists.archived, lists.vanished])
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('not available');
  await expect(page.getByRole('article').filter({ hasText: lists.unknownType })).not.toContainText(
    'not available',
  );
});

test('a list of somebody else can be followed and unfollowed [R-API-032 R-FAV-010]', async ({ visit }) => {
  const page = await visit.as('anna', `/catalog/list-details/${lists.other.id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeEnabled();
  await page.reload();
  await page.getByRole('button', { name: 'Following' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeEnabled();
});

test('a new list that is made in the popup contains the offer [R-API-029 R-API-037 R-API-039]', async ({
  visit,
}) => {
  const page = await visit.as('anna', '/catalog/search/gaffeltruck');
  const row = page.getByRole('article').nth(1);
  const title = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: /favourites/i }).click();
  await page.getByRole('button', { name: '+ Add new list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Til foråret');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /Til foråret/ })).toBeChecked();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('checkbox', { name: /Til foråret/ })).toHaveCount(0);
  await visit.as('anna', '/catalog/lists/owned');
  await page.getByRole('link', { name: 'Til foråret' }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
});
