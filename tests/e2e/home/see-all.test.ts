import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/test';

const states: { name: string; path: string; shows: string; fault?: object }[] = [
  {
    name: 'see-all, loading',
    path: '/catalog/see-all/News',
    shows: '[aria-busy=true]',
    fault: { call: 'catalogPosts', mode: 'slow', ms: 60_000 },
  },
  { name: 'see-all, filled', path: '/catalog/see-all/InTargetGroup', shows: 'article' },
  { name: 'see-all, by month', path: '/catalog/see-all/InTargetGroup?st=2', shows: 'article' },
  { name: 'see-all, empty', path: '/catalog/see-all/TextBlock', shows: 'text=There is nothing to show.' },
  {
    name: 'see-all, error',
    path: '/catalog/see-all/News',
    shows: 'text=This could not be shown',
    fault: { call: 'catalogPosts', mode: 'malformed' },
  },
  {
    name: 'my activities, loading',
    path: '/catalog/see-all/MyActivities',
    shows: '[aria-busy=true]',
    fault: { call: 'allUserActivities', mode: 'slow', ms: 60_000 },
  },
  { name: 'my activities, filled', path: '/catalog/see-all/MyActivities?sat=1', shows: 'article' },
  {
    name: 'my activities, empty',
    path: '/catalog/see-all/MyActivities?mas=zzxxqq',
    shows: 'text=No results matched your search.',
  },
  {
    name: 'my activities, error',
    path: '/catalog/see-all/MyActivities',
    shows: 'text=It was not possible to get data for My activities.',
    fault: { call: 'allUserActivities', mode: 'refuse', status: 500 },
  },
];

for (const { name, path, shows, fault } of states)
  test(`${name}, is accessible in light and dark [R-SEEALL-001]`, async ({ page, request, portal }) => {
    portal.expectErrors(/status of 500|ERR_/);
    if (fault) await request.post('/__faults', { data: fault });
    await portal.signIn('Robin', path);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await request.delete('/__faults');
  });

test('the filter dialog of my activities is accessible, and Escape discards its changes [R-SEEALL-006]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await portal.signIn('Alex', '/catalog/see-all/MyActivities');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('switch', { name: 'Include archived' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  expect(new URL(page.url()).search).not.toContain('maa');
});

const screens: [string, string, boolean][] = [
  ['a search', '/catalog/search-all', true],
  ['see-all', '/catalog/see-all/InTargetGroup', false],
];

for (const [name, path, hasMore] of screens)
  test(`going back restores ${name}: its pages, its scroll position and its focus [O-6]`, async ({
    page,
    portal,
  }) => {
    await portal.signIn('Alex', path);
    await expect(page.getByRole('article').first()).toBeVisible();
    if (hasMore) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(page.getByRole('article').nth(13)).toBeVisible();
    }
    const link = page.locator('article :is(h2, h3, h4) a[href*="/play-media/"][href*="/video"]').last();
    await link.scrollIntoViewIfNeeded();
    const count = await page.getByRole('article').count();
    const scrollTop = await page.evaluate(() => window.scrollY);
    expect(scrollTop).toBeGreaterThan(400);
    // A busy browser reports a scroll only after the press that followed it.
    await link.evaluate((node) =>
      node.addEventListener('click', () => dispatchEvent(new Event('scroll')), { once: true }),
    );
    await link.click();
    await page.waitForURL('**/play-media/**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollTop);
    expect(await page.getByRole('article').count()).toBe(count);
  });

test('a new search starts at the top of the page [O-6]', async ({ page }) => {
  await page.goto('/catalog/search/first');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('region').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const box = page
    .getByRole('main')
    .getByRole('combobox', { name: /Search for/ })
    .first();
  await box.fill('first');
  await box.press('Enter');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(300);
});

test('channels, lists and my activities each have an address [R-OTHER-027 R-OTHER-028]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex', '/catalog/see-all/CustomList/1');
  await expect(page.getByRole('heading', { name: 'Short cuts' })).toBeVisible();
  await page.goto('/catalog/my-activities/unknown?sat=1');
  await expect(page.getByRole('heading', { name: 'My activities' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Completed' })).toBeVisible();
});
