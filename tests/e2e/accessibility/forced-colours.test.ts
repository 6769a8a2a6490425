import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** What has a ring around it, in the page and in the shadow roots of its elements. */
const ringed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const nodes = [document, ...shadows].flatMap((root) => [...root.querySelectorAll('*')]);
    return nodes
      .filter((node) => getComputedStyle(node).outlineStyle !== 'none')
      .map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`);
  });

test('in forced colours only the focused control has a ring', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await portal.signIn('Alex Holm', '/');
  for (const path of ['/', '/catalog/search-all']) {
    await page.goto(path);
    await expect(page.locator('article').first()).toBeVisible();
    expect(await ringed(page), path).toEqual([]);
  }
  await page
    .getByRole('searchbox')
    .or(page.getByRole('combobox', { name: /Search/ }))
    .first()
    .focus();
  await expect.poll(async () => (await ringed(page)).length).toBe(1);
});
