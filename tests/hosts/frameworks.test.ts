import { searchFinds } from './support/five-elements-work';
import { expect, test } from './support/test';

for (const name of ['react-19', 'react-19-early', 'react-18', 'vue', 'svelte', 'angular'] as const) {
  test(`in ${name} the state of a page sets an attribute, an event reaches the page, and elements can be removed and added again [R-EMBED-037]`, async ({
    page,
    host,
  }) => {
    await host.open(name);
    const lists = page.locator('lp-lists');
    await expect(lists.getByRole('tab', { name: 'My favourites', selected: true })).toBeVisible();
    await page.locator('#to-owned').click();
    await expect(lists.getByRole('tab', { name: 'My lists', selected: true })).toBeVisible();
    await searchFinds(page, 'climate');
    await expect(page.locator('#heard')).toHaveText('climate');
    await page.locator('#to-none').click();
    await expect(lists).toHaveCount(0);
    await page.locator('#to-none').click();
    await expect(lists.getByRole('tab', { name: 'My lists', selected: true })).toBeVisible();
    await searchFinds(page, 'first aid');
  });
}
