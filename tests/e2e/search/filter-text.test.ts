import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** The header's search box is the text filter of a wide page. An element without a header has one of its own. */
async function openWithoutHeader(page: Page): Promise<void> {
  await page.goto('/catalog/search-all');
  await page.locator('lp-catalog-home').evaluate((node) => node.setAttribute('chrome', 'none'));
  await expect(page.locator('[part=header]')).toHaveCount(0);
}

const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Search text' });

test('text in the filter panel applies together with the next filter that is pressed, and Back undoes both [R-SEARCH-012 A-068]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openWithoutHeader(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await field(page).fill('first');
  // Far down, so that results that start anew would move it from under the press.
  const box = panel(page).getByRole('checkbox', { name: /^Health,/ });
  await box.evaluate((node) => node.scrollIntoView());
  expect(await panel(page).evaluate((node) => node.scrollTop)).toBeGreaterThan(300);
  await box.click({ delay: 100 });
  await expect(page.getByRole('heading', { name: 'Results for “first”' })).toBeVisible();
  await expect(box).toBeChecked();
  await expect(page).toHaveURL(/search\/first\?.*ta=/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/search-all$/);
  await expect(field(page)).toHaveValue('');
});

test('text in the filter panel applies when Tab leaves the field, and the focus moves on to the next control [R-SEARCH-012 A-068]', async ({
  page,
}) => {
  await openWithoutHeader(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await field(page).fill('fi');
  await expect(panel(page).getByText('Type 1 more character to search')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue('');
  await field(page).fill('first');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Clear the search text' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Results for “first”' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/first/i);
  await expect(panel(page).getByRole('textbox', { name: 'From date' })).toBeFocused();
});

test('a result opens when it is pressed while text is in the filter panel [R-SEARCH-012 A-068]', async ({
  page,
}) => {
  await openWithoutHeader(page);
  const link = page.getByRole('article').first().getByRole('link').first();
  await expect(link).toBeVisible();
  await field(page).fill('first');
  await link.click({ delay: 100 });
  await expect(page).not.toHaveURL(/catalog\/search/);
});

test('text in the filters of my activities applies when the field loses the focus, and Clear all removes it [R-SEEALL-006 R-FILTER-010]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/see-all/MyActivities');
  await expect(page.getByRole('article').first()).toBeVisible();
  await field(page).fill('first');
  await panel(page).getByRole('checkbox', { name: 'Completed', exact: true }).click({ delay: 100 });
  await expect(page).toHaveURL(/sat=1&mas=first/);
  await page.getByRole('button', { name: 'Remove filter Completed' }).click();
  await expect(page).toHaveURL(/\?mas=first$/);
  await expect(field(page)).toHaveValue('first');
  await panel(page).getByRole('checkbox', { name: 'Completed', exact: true }).check();
  await field(page).fill('course');
  await page.getByRole('button', { name: 'Clear all' }).first().click({ delay: 100 });
  await expect(page).toHaveURL(/MyActivities$/);
  await expect(field(page)).toHaveValue('');
});
