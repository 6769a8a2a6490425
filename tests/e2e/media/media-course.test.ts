import { expect, test } from '../support/test';

test('a learner goes through a course from its first material to its last, and back [R-COURSEMEDIA-009 R-OTHER-032]', async ({
  page,
}) => {
  await page.goto('/catalog/play-media-on-course/1131');
  const materials = page.locator('nav a[href*="/play-media-on-course/1131/"]');
  await expect(materials.first()).toBeVisible();
  const all = await materials.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(all.length).toBeGreaterThan(1);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.getByRole('button', { name: 'Start with the first' }).click();
  for (const [at, address] of all.entries()) {
    await expect(page).toHaveURL(new RegExp(new URL(address, page.url()).pathname));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (at < all.length - 1) await next.click();
  }
  await expect(next).toBeDisabled();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(new URL(all.at(-2) ?? '', page.url()).pathname));
});

test('a package opens in a new tab, and a refused package shows a message [R-OTHER-030]', async ({
  page,
  request,
  portal,
}) => {
  portal.expectErrors(/status of 403/);
  await portal.signIn('Alex Holm', '/catalog/play-media/1027/scorm');
  const open = page.getByRole('button', { name: /^Open .* in a new tab$/ });
  const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  // The address of the package leads on to its first page.
  await tab.waitForURL(/\/media\/.*1027/);
  expect(tab.url()).not.toContain('token');
  await expect(tab.locator('body')).not.toBeEmpty();
  await tab.close();
  await request.post('/__faults', { data: { call: 'allowScormPackage', mode: 'refuse', status: 403 } });
  await open.click();
  await expect(page.getByText("You don't have access to this material.")).toBeVisible();
  await request.delete('/__faults');
});
