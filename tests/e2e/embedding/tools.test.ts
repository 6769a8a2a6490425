import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** A page that has nothing but the bundle, and what was pasted. */
async function paste(page: Page, head: string, body: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><title>Pasted</title><link rel="icon" href="data:,">
    <script type="module" src="/dist/lp-catalog.js"></script>${head}</head><body>${body}</body></html>`;
  await page.route('**/pasted.html', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('/pasted.html');
}

test('a designer tries tokens by keyboard on a narrow page, sees their contrast, copies them, and they style another page [R-EMBED-034]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/demo/theming.html');
  await expect(page.getByText('Every pair passes WCAG AA.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('light');
  await expectAccessible(page);
  const radius = page.getByRole('slider', { name: /Roundness/ });
  await radius.focus();
  await page.keyboard.press('End');
  await page.getByLabel(/^primary /).fill('#ffcc00');
  await expect(page.getByText(/^WCAG AA: \d fail/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Links on the ground/ })).toContainText('1.51 fails');
  await expect(page.getByRole('row', { name: /^Links on the ground/ })).toContainText('8.92 passes');
  const root = page.locator('lp-lists [part="root"]');
  await expect(root).toHaveCSS('--_radius', '24px');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await paste(
    page,
    `<style>${await copied(page)}</style>`,
    '<lp-search config-url="/config.json" theme="light"></lp-search>',
  );
  const pasted = page.locator('lp-search [part="root"]');
  await expect(pasted).toHaveCSS('--_radius', '24px');
  await expect(pasted).toHaveCSS('--_primary', /#ffcc00/);
});

for (const [name, radius] of [
  [/^A municipality/, '3px'],
  [/^A bank/, '1px'],
  [/^A youth organisation/, '18px'],
] as const)
  test(`the style ${String(name)} is only tokens and parts, and is readable in both themes [R-EMBED-034]`, async ({
    page,
  }) => {
    await page.goto('/demo/theming.html');
    const styles = page.getByRole('combobox', { name: 'Look' });
    await styles.selectOption({
      label: (await styles.locator('option', { hasText: name }).textContent()) ?? '',
    });
    await expect(page.getByText('Every pair passes WCAG AA.')).toBeVisible();
    const css = await page.getByRole('textbox', { name: /^To put into/ }).inputValue();
    expect(css).toMatch(/--lp-color-primary: light-dark\(/);
    for (const property of css.match(/--[\w-]+(?=:)/g) ?? []) expect(property).toMatch(/^--lp-/);
    expect(css).toMatch(/::part\(card\)/);
    const root = page.locator('lp-lists [part="root"]');
    await expect(root).toHaveCSS('--_radius', radius);
    for (const theme of ['light', 'dark']) {
      await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
      await expect(page.locator('lp-lists article').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
