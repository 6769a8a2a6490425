import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, violations } from './test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const frame = (page: Page): FrameLocator => page.getByTitle(/^Preview at/).contentFrame();
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('an editor composes a page by keyboard, copies its HTML, and it renders in an empty page [R-EMBED-041 R-EMBED-043]', async ({
  page,
}) => {
  await page.goto('playground.html');
  await expect(frame(page).getByRole('region', { name: 'News' })).toBeAttached();
  await page.getByRole('combobox', { name: 'New block' }).selectOption('PracticalInformation');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'listName' }).fill('Good & new');
  await page.getByRole('button', { name: 'Move Good & new up' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Moved to position 5 of 6' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Good & new up' })).toBeFocused();
  for (const name of ['Continue where you left', 'My activities', 'News', 'Mandatory for you'])
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter');
  await expect(frame(page).getByRole('region').first()).toHaveAccessibleName('Good & new');
  await page.getByRole('button', { name: 'Copy HTML' }).press('Enter');
  await expect(page.getByText('HTML copied.')).toBeVisible();
  const html = `<!doctype html><html lang="en"><head><title>Pasted</title>
    <script type="module" src="/docs/lp-catalog/loader.js"></script></head><body>${await copied(page)}</body></html>`;
  await page.route('**/pasted.html', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto('pasted.html');
  await expect(page.getByRole('heading', { name: 'Good & new', exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a removed block comes back by Undo', async ({ page }) => {
  await page.goto('playground.html');
  await page.getByRole('button', { name: 'Remove News' }).click();
  await expect(page.getByRole('button', { name: 'Remove News' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove News' })).toBeVisible();
});

test('the preview shows four audiences, languages, themes, styles and states of a block [R-EMBED-041]', async ({
  page,
}) => {
  await page.goto('playground.html');
  await page.getByRole('button', { name: 'News', exact: false }).filter({ hasText: 'News' }).first().click();
  const news = frame(page).getByRole('region', { name: 'News' });
  await page.getByRole('combobox', { name: 'State of News' }).selectOption('error');
  await expect(news.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('combobox', { name: 'State of News' }).selectOption('with items');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('da-DK');
  await expect(news.getByRole('link', { name: 'Se alle' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('everybody, not signed in');
  await expect(frame(page).getByRole('region', { name: 'My activities' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'Style' }).selectOption('A bank');
  await expect(frame(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(news.getByRole('article').first()).toHaveCSS('box-shadow', 'none');
});

test('an address opens the same composition in another page', async ({ page, context }) => {
  await page.goto('playground.html');
  await page.getByRole('combobox', { name: 'Element' }).selectOption('<lp-search>');
  // The first composition shows this course in two blocks, and search shows it once.
  await expect(frame(page).getByRole('heading', { name: 'Sample course 1' })).toHaveCount(1);
  await page.getByRole('textbox', { name: 'phrase' }).fill('first aid');
  await page.getByRole('button', { name: 'Copy address' }).click();
  const other = await context.newPage();
  await other.goto(await copied(page));
  await expect(other.getByRole('combobox', { name: 'Element' })).toHaveValue('lp-search');
  await expect(other.getByRole('textbox', { name: 'phrase' })).toHaveValue('first aid');
  await other.close();
});

test('an address that cannot be read says so and starts anew', async ({ page }) => {
  await page.goto('playground.html#nonsense');
  await expect(page.getByRole('alert')).toContainText('no composition that can be read');
  await expect(page.getByRole('button', { name: 'Remove News' })).toBeVisible();
});

test('JSON opens with its blocks, and a block that cannot be shown is named', async ({ page }) => {
  await page.goto('playground.html');
  const text = JSON.stringify([
    { contentType: 'Nwes' },
    { contentType: 'MyPlans', listName: 'Plans of mine' },
  ]);
  await page.getByRole('textbox', { name: /^JSON of a configuration/ }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('components[0].contentType');
  await expect(frame(page).getByRole('region', { name: 'Plans of mine' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy JSON' }).click();
  expect(JSON.parse(await copied(page))).toMatchObject({
    catalogs: [{ components: [{ contentType: 'MyPlans' }] }],
  });
});

test('JSON of a field that cannot be parsed is reported beside it and changes nothing', async ({ page }) => {
  await page.goto('playground.html');
  await page.getByText('More fields').click();
  await page.getByRole('textbox', { name: 'viewMoreLinks' }).fill('[{');
  await expect(page.getByRole('alert')).toContainText('Not JSON yet');
  await expect(page.getByRole('textbox', { name: /^HTML, for a page/ })).not.toHaveValue(/viewMoreLinks/);
});

for (const scheme of ['light', 'dark'] as const)
  test(`the playground is accessible and fits a phone: ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('playground.html');
    await expect(page.getByRole('combobox', { name: 'Width' })).toHaveValue('390');
    for (const title of ['More fields', 'Attributes of the element']) await page.getByText(title).click();
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await violations(page)).toEqual([]);
  });
