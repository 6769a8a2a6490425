import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/test';

const states: { name: string; path: string; shows: string; fault?: object }[] = [
  {
    name: 'loading',
    path: '/catalog/search/first',
    shows: '[aria-busy=true]',
    fault: { call: 'searchCatalog', mode: 'slow', ms: 60_000 },
  },
  { name: 'filled', path: '/catalog/search/first?ty=101&std=2026-03-02', shows: 'article' },
  { name: 'by month', path: '/catalog/search-all?st=2', shows: 'article:visible' },
  { name: 'empty', path: '/catalog/search/zzxxqq?ty=101', shows: 'text=No results matched your search.' },
  {
    name: 'error',
    path: '/catalog/search/first',
    shows: 'text=This could not be shown',
    fault: { call: 'searchCatalog', mode: 'refuse', status: 500 },
  },
  { name: 'mobile search', path: '/catalog/mobile-search', shows: 'main [role=combobox]' },
];

for (const { name, path, shows, fault } of states)
  test(`the search, ${name}, is accessible in light and dark [R-SEARCH-001]`, async ({
    page,
    request,
    portal,
  }) => {
    portal.expectErrors(/status of 500|ERR_/);
    if (fault) await request.post('/__faults', { data: fault });
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await request.delete('/__faults');
  });

test('the filter dialogs, the calendar and the suggestions are accessible [R-SEARCH-001]', async ({
  page,
}) => {
  await page.goto('/catalog/search-all');
  await page.getByRole('button', { name: 'Show all: Type' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await page.getByRole('grid').getByRole('button').first().hover();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('combobox', { name: /Search for/ })
    .fill('first');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

interface Configuration {
  catalogs: {
    components: { elements?: { customElementId: string; name: string; type: string }[] }[];
  }[];
}

/** The name of what has the focus, looked for through the shadow root. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement;
    return inside?.getAttribute('aria-label') ?? (inside?.textContent || inside?.getAttribute('title')) ?? '';
  });

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${name}.`);
}

test('a visitor goes by keyboard alone from a phrase through a filter to an opened result [R-OTHER-018 R-VALID-001]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('combobox', { name: /Search for courses/ })
      .first(),
  ).toBeVisible();
  await tabTo(page, /Search for courses/);
  await page.keyboard.type('first aid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “first aid”' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a date' })).toBeVisible();
  await tabTo(page, /^Choose a date$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe('Choose a date');
  const video = page.getByRole('complementary').getByRole('checkbox', { name: /^Course,/ });
  for (let presses = 0; presses < 20 && !(await video.evaluate((box) => box.matches(':focus'))); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/ty=101/);
  await expect(page.getByRole('button', { name: 'Remove filter Course' })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  await tabTo(page, new RegExp(`^${title?.replace(/[^\w ]/g, '.')}$`));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/catalog\/search/);
});

test('a link of a custom list opens its search with its name and its filters [R-OTHER-020 R-OTHER-022 A-045]', async ({
  page,
  request,
}) => {
  const { catalogs } = (await (await request.get('/config.json')).json()) as Configuration;
  const link = catalogs
    .flatMap(({ components }) => components.flatMap(({ elements }) => elements ?? []))
    .find(({ type }) => type === 'InternalPageLink');
  if (!link) throw new Error('The demo has no internal page link.');
  await page.goto('/');
  await page.goto(`/catalog/search-all-link/${link.customElementId}?ty=400`);
  await expect(page.getByRole('heading', { name: link.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Article' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const row of await page.getByRole('article').all()) await expect(row).toContainText('Article');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/$|\/\?/);
  await page.goto(`/catalog/search-link/first/${link.customElementId}`);
  await expect(page.getByRole('article').first()).toContainText(/first/i);
});
