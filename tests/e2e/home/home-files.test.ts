import { expect, test } from '../support/test';

test('home loads its code in at most 15 files', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/dist\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...files]).toHaveLength(Math.min(files.size, 15));
});
