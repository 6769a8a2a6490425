import { expect, test as base, type Page } from '@playwright/test';
import { edit } from './project-copy.mjs';

interface Fixtures {
  /** Edits a file of the copy until the test ends. */
  change: typeof edit;
  /** The search box of the intranet page, in which somebody has typed "first aid". */
  typed: Page;
}

const test = base.extend<Fixtures>({
  change: [
    // Playwright reads from the pattern which fixtures this one needs.
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const restores: (() => void)[] = [];
      await give((...parts) => {
        const restore = edit(...parts);
        restores.push(restore);
        return restore;
      });
      for (const restore of restores.reverse()) restore();
    },
    // Set up first and torn down last, so that no page is open when files are restored.
    { auto: true },
  ],
  typed: async ({ page }, give) => {
    const problems = watchForProblems(page);
    await page.goto('/demo/intranet.html');
    await page.getByRole('combobox').fill('first aid');
    await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
    await give(page);
    await expect(page.getByRole('combobox')).toHaveValue('first aid');
    await expect(page.locator('html[data-first-load]')).toHaveCount(1);
    expect(problems).toEqual([]);
  },
});

function watchForProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

const combobox = 'src/ui/popover/Combobox.tsx';
const searchBox = 'src/widgets/search-box/SearchBox.tsx';

const borderRadius = (page: Page) =>
  page.locator('lp-search [part=search-input]').evaluate((box) => getComputedStyle(box).borderRadius);

test('an edited component renders again in the open page and keeps its state', async ({ typed, change }) => {
  change(searchBox, `label={t('SEARCH_LABEL')}`, `label={'Edited: ' + t('SEARCH_LABEL')}`);
  await expect(typed.getByRole('combobox', { name: /^Edited: / })).toBeVisible();
  change(combobox, 'placeholder={label}', `placeholder="Placeholder of the edit"`);
  await expect(typed.getByPlaceholder('Placeholder of the edit')).toBeVisible();
});

const layers = [
  ['shell', '/', 'src/shell/header/Header.tsx', `<span className={tw('hidden md:contents')}`],
  ['blocks', '/', 'src/blocks/top-block/Banner.tsx', `<div className={tw('flex flex-col gap-1`],
  ['widgets', '/', 'src/widgets/block-frame/BlockFrame.tsx', `<header className={action`],
  [
    'pages',
    '/catalog/search-all',
    'src/pages/search/SearchPage.tsx',
    `<header className={tw('flex flex-wrap`,
  ],
] as const;

for (const [layer, path, file, tag] of layers) {
  test(`an edited component of ${layer} renders again without a reload`, async ({ page, change }) => {
    const problems = watchForProblems(page);
    await page.goto(path);
    await expect(page.locator('lp-catalog-home').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-first-load', ''));
    change(file, tag, tag.replace(' className', ' data-edited="" className'));
    await expect(page.locator('[data-edited]').first()).toBeAttached();
    await expect(page.locator('html[data-first-load]')).toHaveCount(1);
    expect(problems).toEqual([]);
  });
}

test('an edited class changes the adopted style sheet in the open page', async ({ typed, change }) => {
  expect(await borderRadius(typed)).toBe('9999px');
  change(combobox, 'rounded-full border border-control', 'rounded-card border border-control');
  await expect.poll(() => borderRadius(typed)).toBe('12px');
});

test('an edited theme and an edited base sheet restyle the open page', async ({ typed, change }) => {
  change('tools/styles/theme.mjs', `full: '9999px'`, `full: '7px'`);
  await expect.poll(() => borderRadius(typed)).toBe('7px');
  change('src/ui/style/base.css', '.root {', '.root { outline: 3px solid red;');
  const outline = () =>
    typed.locator('lp-search .root').evaluate((root) => getComputedStyle(root).outlineWidth);
  await expect.poll(outline).toBe('3px');
});

test('an edited text of a locale file appears in the open page', async ({ typed, change }) => {
  const name = await typed.getByRole('combobox').getAttribute('aria-label');
  change('locales/da-DK.json', `"SEARCH_LABEL": "${name ?? ''}"`, '"SEARCH_LABEL": "En anden tekst"');
  await expect(typed.getByRole('combobox', { name: 'En anden tekst' })).toBeVisible();
});

test('a class without a style shows an error in the page, and the corrected class removes it', async ({
  page,
  change,
}) => {
  await page.goto('/demo/intranet.html');
  await expect(page.getByRole('combobox')).toBeVisible();
  const restore = change(combobox, 'rounded-full border', 'rounded-fully border');
  await expect(page.locator('vite-error-overlay')).toContainText(`the class 'rounded-fully' has no style`);
  restore();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toBeVisible();
});

test('an edited element reloads the page, since a custom element cannot be defined again', async ({
  page,
  change,
}) => {
  await page.goto('/demo/intranet.html');
  await expect(page.getByRole('combobox')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  change(
    'elements/lp-search.ts',
    'defineElement(',
    `document.documentElement.dataset['edited'] = '';\ndefineElement(`,
  );
  await reloaded;
  await expect(page.locator('html[data-edited]')).toHaveCount(1);
});

for (const path of ['/', '/demo/cms.html', '/demo/preview.html', '/demo/theming.html']) {
  test(`${path} works with the source files`, async ({ page }) => {
    const problems = watchForProblems(page);
    await page.goto(path);
    await expect(page.locator('lp-catalog-home [part=root]').first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
