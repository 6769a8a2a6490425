import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Every screen's cards, rows, entries and tabs. */
const screens = [
  { path: '/', links: 'main article a, main section a:not([href^="#"])' },
  { path: '/catalog/search-all', links: 'main article a' },
  { path: '/catalog/see-all/News', links: 'main article a' },
  { path: '/catalog/lists/owned', links: '[role=tabpanel] a' },
];

/** Opens a link in a way that leaves this page alone, and gives where that led. */
async function openedBeside(page: Page, open: () => Promise<void>): Promise<string> {
  // A page behind a window that was just closed may not be rendered.
  await page.bringToFront();
  const [beside] = await Promise.all([page.context().waitForEvent('page'), open()]);
  await expect.poll(() => beside.url()).toMatch(/^http/);
  const { pathname, search } = new URL(beside.url());
  await beside.close();
  return pathname + search;
}

for (const { path, links } of screens) {
  test(`on ${path} every link has an address and opens in a new tab by a modifier key or the middle button [A-156]`, async ({
    page,
    portal,
  }) => {
    await portal.signIn('Alex Holm', path);
    const all = page.locator(links);
    await expect(all.first()).toBeVisible();
    const hrefs = await all.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    expect(hrefs.filter((href) => !/^(\/|https?:|mailto:)/.test(href))).toEqual([]);
    const first = page.locator(`:is(${links})[href^="/"]:visible`).first();
    const href = (await first.getAttribute('href')) ?? '';
    // Blocks that load later may be above it.
    const inside = page.locator(`:is(${links})[href="${href}"]:visible`).first();
    const before = page.url();
    for (const modifier of ['Control', 'Shift'] as const)
      expect(await openedBeside(page, () => inside.click({ modifiers: [modifier] })), modifier).toBe(href);
    expect(await openedBeside(page, () => inside.click({ button: 'middle' })), 'middle').toBe(href);
    expect(page.url()).toBe(before);
  });
}

test('a tab of the lists opens its address in a new tab by a modifier key [A-156]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  const tab = page.getByRole('tab', { name: 'Lists I follow' });
  const led = await openedBeside(page, () => tab.click({ modifiers: ['Control'] }));
  expect(led).toMatch(/^\/catalog\/lists\/followed/);
  await expect(page).toHaveURL(/\/catalog\/lists\/owned/);
  await expect(page.getByRole('tab', { name: 'My lists' })).toHaveAttribute('aria-selected', 'true');
});
