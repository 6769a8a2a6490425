import type { Page } from '@playwright/test';
import { searchFinds } from './support/five-elements-work';
import { expect, test } from './support/test';

for (const name of ['react-19', 'react-18', 'vue', 'svelte'] as const) {
  test.describe(`a page that a server rendered with ${name}`, () => {
    test('has the attributes and no token before a script runs [R-EMBED-037]', async ({ page }) => {
      const answer = await page.request.get(`/demo/hydrated-${name}.html`);
      const html = await answer.text();
      expect(html).toContain('list-type="favorites"');
      expect(html).toMatch(/<lp-search [^>]*results(="(true)?")?[ >]/);
      expect(html).toMatch(/<lp-catalog-home [^>]*class="wide"/);
      expect(html).not.toMatch(/session="|token|onlp|\[object|classname/i);
    });

    test('signs in with the session and the token function of the page, and receives its events [R-EMBED-037]', async ({
      page,
      host,
    }) => {
      const said = warnings(page);
      await host.open(`hydrated-${name}`);
      await expect(
        page.locator('lp-catalog-home').getByRole('button', { name: 'Menu of Robin Dahl' }),
      ).toBeVisible();
      const lists = page.locator('lp-lists');
      await expect(lists.getByRole('article').first()).toBeVisible();
      await searchFinds(page, 'climate');
      await searchFinds(page, 'first aid');
      await expect(page.locator('#heard')).toHaveText('climate, first aid');
      await lists.getByRole('article').getByRole('link').first().click();
      await expect(page.locator('#followed')).toHaveText(/\/(catalog|participant)\//);
      await expect(page).toHaveURL(/hydrated/);
      expect(said).toEqual([]);
    });

    test('changes attributes, reaches the element by a reference, and releases it [R-EMBED-037]', async ({
      page,
      host,
    }) => {
      const said = warnings(page);
      await host.open(`hydrated-${name}`);
      const lists = page.locator('lp-lists');
      await expect(lists.getByRole('tab', { name: 'My favourites', selected: true })).toBeVisible();
      await page.locator('#to-owned').click();
      await expect(lists.getByRole('tab', { name: 'My lists', selected: true })).toBeVisible();
      await page.locator('#to-focus').click();
      await expect(lists).toHaveAttribute('data-reached', '');
      const element = await lists.elementHandle();
      const properties = () =>
        element.evaluate((node) =>
          ['getAccessToken', 'session'].map((name) => typeof Reflect.get(node, name)),
        );
      expect(await properties()).toEqual(['function', 'object']);
      await page.locator('#to-none').click();
      await expect(lists).toHaveCount(0);
      expect(await properties()).toEqual(['undefined', 'undefined']);
      await page.locator('#to-none').click();
      await expect(lists.getByRole('tab', { name: 'My lists', selected: true })).toBeVisible();
      await expect(lists.getByRole('article').first()).toBeVisible();
      expect(said).toEqual([]);
    });
  });
}

/** What the page and its framework say while the test runs. */
function warnings(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  return said;
}
