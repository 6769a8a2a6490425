import { expect, test } from '../support/test';

const routes: [string, string, string | RegExp][] = [
  ['R-OTHER-016', '/', 'News'],
  ['R-OTHER-018', '/catalog/search/first%20aid', 'Results for “first aid”'],
  ['R-OTHER-019', '/catalog/search-all', 'All courses and more'],
  ['R-OTHER-020', '/catalog/search-link/first%20aid/unknown', 'Results for “first aid”'],
  ['R-OTHER-022', '/catalog/search-all-link/unknown', 'All courses and more'],
  ['R-OTHER-026', '/catalog/see-all/News', 'News'],
  ['R-OTHER-035', '/catalog/access-denied', 'You do not have access to this page.'],
  ['R-OTHER-036', '/catalog/error', 'This page could not be shown.'],
  ['R-OTHER-037', '/catalog/not-found', 'This page does not exist.'],
  ['R-OTHER-038', '/catalog/somewhere/else', 'This page does not exist.'],
];

for (const [id, path, heading] of routes) {
  test(`${path} opens its screen in a new tab [${id}]`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  });
}

test('/catalog/mobile-search shows a search box that has the focus [R-OTHER-017]', async ({ page }) => {
  await page.goto('/catalog/mobile-search');
  await expect(page.getByRole('combobox', { name: 'Search for courses and more' }).last()).toBeFocused();
});

test('the preview shows sample data for an invented user [R-OTHER-034 R-EMBED-044]', async ({
  page,
  request,
}) => {
  await page.goto('/catalog/preview-content/1');
  await expect(page.getByRole('heading', { name: 'Sample course 1' }).first()).toBeVisible();
  const { calls } = (await (await request.get('/__calls')).json()) as { calls: { operationId: string }[] };
  expect(calls.map(({ operationId }) => operationId).filter((name) => name !== 'image')).toEqual([]);
  await page.goto('/demo/preview.html');
  await expect(page.getByRole('heading', { name: 'Sample course 1' }).first()).toBeVisible();
});

test('a catalog for users requests a login, which returns with the catalog id and direct=1 [R-VALID-042]', async ({
  page,
}) => {
  await page.goto('/?id=2');
  await page.waitForURL('**/frontend-shell/authenticate**');
  expect(decodeURIComponent(page.url())).toContain('id=2');
});

test('a catalog that the portal refuses shows the Forbidden page with a link home [R-ROLE-037 R-OTHER-052]', async ({
  page,
  portal,
}) => {
  portal.expectErrors(/status of 403|config-url: answered 403/);
  await page.route('**/config.json', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/catalog/lists/owned');
  await expect(page.getByRole('alert')).toContainText('You do not have access to this page.');
  await page.unroute('**/config.json');
  await page.getByRole('link', { name: /home page/i }).click();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
});
