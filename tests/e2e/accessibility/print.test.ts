import { expect, test } from '../support/test';

const pages = [
  { name: 'results', path: '/catalog/search-all' },
  { name: 'results by date', path: '/catalog/search-all?st=2' },
  { name: 'a list', path: '/catalog/list-details/6001' },
  { name: 'my activities', path: '/catalog/see-all/MyActivities' },
];

test.use({ colorScheme: 'dark' });

for (const { name, path } of pages)
  test(`prints ${name} without anything to operate, on a light page, with no card cut`, async ({
    page,
    portal,
  }) => {
    await portal.signIn('Alex Holm', path);
    const card = page.locator('article:visible').first();
    await expect(card).toBeVisible();
    await expect(page.locator('lp-catalog-home button').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeVisible();
    await expect(card).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('lp-catalog-home [part=header]')).toBeHidden();
    await expect(page.locator('lp-catalog-home :is(button, select, aside):visible')).toHaveCount(0);
    await expect(page.locator('lp-catalog-home [part=root]')).toHaveCSS('color-scheme', 'light');
  });
