import { pressFavouriteButton } from './support/five-elements-work';
import { expect, test } from './support/test';

test('when several copies and versions are on a page, one defines all tags, and a change in one element shows in the others [R-EMBED-035]', async ({
  page,
  host,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await host.open('two-copies');
  const rows = page.locator('lp-lists').getByRole('article');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  const button = page.locator('lp-favourites-button');
  await pressFavouriteButton(page);
  await button.getByRole('checkbox', { name: 'My favourites' }).click();
  await button.getByRole('button', { name: 'OK' }).click();
  await expect(rows).toHaveCount(before + 1);
  const notices = warnings.filter((line) => line.includes('steps back'));
  expect(notices.some((line) => line.includes('0.9.9'))).toBe(true);
  // Two copies hand over four or five tags each; the first copy is the one that defined the search box.
  expect(notices.length).toBeGreaterThanOrEqual(9);
});
