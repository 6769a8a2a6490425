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

test('an editor configures a block of home, copies it, and the block renders in an empty page [R-EMBED-041 R-EMBED-043]', async ({
  page,
}) => {
  await page.goto('/demo/cms-editor.html');
  await page.getByRole('combobox', { name: 'Piece' }).selectOption({ label: 'News' });
  const narrow = page.frameLocator('iframe[title="<lp-catalog-home> at 360 px"]');
  await expect(narrow.getByRole('heading', { name: 'News', exact: true })).toBeVisible();
  await page.getByText('What every element has').click();
  await page.getByRole('spinbutton', { name: 'heading-level' }).fill('4');
  await page.getByRole('textbox', { name: 'lang', exact: true }).fill('da-DK');
  await expect(narrow.getByRole('heading', { name: 'Nyheder', exact: true, level: 4 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await paste(page, '', await copied(page));
  await expect(page.getByRole('heading', { name: 'Nyheder', exact: true, level: 4 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se alle' }).first()).toBeVisible();
});

test('the editor page reports invalid JSON, ignores it, and shows what four audiences see [R-EMBED-041]', async ({
  page,
}) => {
  await page.goto('/demo/cms-editor.html');
  await page.getByRole('combobox', { name: 'Piece' }).selectOption({ label: '<lp-favourites-button>' });
  const wide = page.frameLocator('iframe[title="<lp-favourites-button> at 1280 px"]');
  const favouriteButton = wide.getByRole('button', { name: /First aid/ });
  await expect(favouriteButton).toBeVisible();
  const html = page.getByRole('textbox', { name: 'To put where the piece shall stand' });
  await page.getByText('What every element has').click();
  const labels = page.getByRole('textbox', { name: 'labels' });
  await labels.fill('{ "FAVOURITE_BUTTON": ');
  await expect(page.getByRole('alert').filter({ hasText: 'This is not JSON yet' })).toBeVisible();
  await expect(html).not.toHaveValue(/labels/);
  await labels.fill('{ "FAVOURITE_BUTTON": "Keep {{name}} & more" }');
  await expect(page.getByText('This is not JSON yet')).toHaveCount(0);
  await expect(html).toHaveValue(
    /labels="\{ &quot;FAVOURITE_BUTTON&quot;: &quot;Keep \{\{name\}\} &amp; more/,
  );
  await expect(wide.getByRole('button', { name: 'Keep First aid & more' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('everybody, not signed in');
  await expect(favouriteButton).toHaveCount(0);
  await expect(wide.getByRole('button')).toHaveCount(0);
});

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
