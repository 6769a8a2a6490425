import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 800 } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const opener = (page: Page) => page.getByRole('button', { name: /^Filters/ });

async function openFilters(page: Page): Promise<void> {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Comes to a search from all there is, and checks a type in the dialog of filters. */
async function checkArticle(page: Page): Promise<void> {
  await page.goto('/catalog/search-all');
  await page.goto('/catalog/search/people');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openFilters(page);
  await dialog(page).getByRole('checkbox', { name: 'Article' }).check();
}

/** Whether a dialog gives its step back: one more step leads to where the visitor came from. */
async function expectOneStepTo(page: Page, path: string): Promise<void> {
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

test('Back closes the filter dialog on a narrow page, and closing it by its button leaves no history entry [A-024 R-FILTER-013]', async ({
  page,
}) => {
  await checkArticle(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/search\/people$/);
  await expect(opener(page)).toBeFocused();
  await page.goForward();
  await expect(dialog(page).getByRole('checkbox', { name: 'Article' })).not.toBeChecked();
  // Twice before the browser has gone back, as on a busy page.
  await dialog(page)
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/search\/people$/);
  await expectOneStepTo(page, '/catalog/search-all');
});

test('applying the filter dialog adds one history entry, which Back undoes [A-024 R-FILTER-014]', async ({
  page,
}) => {
  await checkArticle(page);
  await dialog(page).getByRole('textbox', { name: 'Search text' }).fill('first');
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/search\/first\?ty=400/);
  await expect(page.getByRole('button', { name: 'Remove filter Article' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\/people$/);
  await expect(page.getByRole('button', { name: 'Remove filter Article' })).toBeHidden();
  await expectOneStepTo(page, '/catalog/search-all');
});

test('Back closes the filter dialog of my activities and undoes what it applied [A-024 R-SEEALL-006]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/see-all/MyActivities');
  await expect(page.getByRole('article').first()).toBeVisible();
  await openFilters(page);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await openFilters(page);
  await dialog(page).getByRole('switch', { name: 'Include archived' }).check();
  await dialog(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/MyActivities\?maa=true$/);
  await expectOneStepTo(page, '/catalog/see-all/MyActivities');
  await expect(page).toHaveURL(/MyActivities$/);
});
