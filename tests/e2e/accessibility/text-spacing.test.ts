import type { Locator, Page } from '@playwright/test';
import { pageScript } from '../../screenshots/page-script';
import type { Problem } from '../../screenshots/measures/page-tree';
import { followRequests, waitUntilStable } from '../../screenshots/wait-until-stable';
import { expect, test } from '../support/test';

interface Stop {
  name: string;
  path: string;
  /** What is opened there; a layer and a player are as high as the window lets them, other screens are seen whole. */
  open?: (page: Page) => Promise<void>;
  shows: (page: Page) => Locator;
}

const article = (page: Page) => page.getByRole('article').first();
const tick = (page: Page) => page.getByRole('dialog').getByRole('checkbox').first();
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const screens: readonly Stop[] = [
  { name: 'home', path: '/', shows: article },
  { name: 'search', path: '/catalog/search/first%20aid?ty=101&ty=400', shows: article },
  { name: 'my activities', path: '/catalog/see-all/MyActivities', shows: article },
  {
    name: 'lists',
    path: '/catalog/lists/owned',
    shows: (page) => page.getByRole('tabpanel').getByRole('link').first(),
  },
  { name: 'list', path: '/catalog/list-details/6001', shows: article },
  {
    name: 'media',
    path: '/catalog/play-media/1010/video',
    open: press(/^Play/),
    shows: (page) => page.getByRole('slider').first(),
  },
  { name: 'favourites', path: '/catalog/search/first%20aid', open: press(/favourites/i), shows: tick },
];

const wideScreens: readonly Stop[] = [
  ...screens,
  { name: 'all of a filter', path: '/catalog/search-all', open: press('Show all: Type'), shows: tick },
  {
    name: 'calendar',
    path: '/catalog/search-all',
    open: press('Choose a date'),
    shows: (page) => page.getByRole('grid'),
  },
];
const narrowScreens: readonly Stop[] = [
  ...screens,
  { name: 'filters', path: '/catalog/search-all', open: press('Filters'), shows: tick },
];

/** The values that WCAG 2.2 names in 1.4.12, as a person's own style would give them. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

/** A style of the page does not reach into the elements, so every root takes this one. */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const shadowsIn = (root: Document | ShadowRoot): ShadowRoot[] =>
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? [shadowRoot, ...shadowsIn(shadowRoot)] : [],
      );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    for (const root of [document, ...shadowsIn(document)]) root.adoptedStyleSheets.push(sheet);
  }, spacing);

/** The default of the token is 16 px. */
const doubleText = (page: Page) =>
  page.locator('lp-catalog-home').evaluate((element) => element.style.setProperty('--lp-text-base', '32px'));

const cases = [
  { how: 'spaced as WCAG 1.4.12 names it', change: spaceText, widthPx: 1280, stops: wideScreens },
  { how: 'spaced as WCAG 1.4.12 names it', change: spaceText, widthPx: 320, stops: narrowScreens },
  { how: 'twice as large', change: doubleText, widthPx: 1280, stops: wideScreens },
];

const windowPx = 800;
const highestPx = 6000;

/** Opens a screen and lets it come to rest, as high as it is: what lies below a window renders only once it is in view. */
async function reach(
  page: Page,
  { path, open, shows }: Stop,
  whenStable: () => Promise<boolean>,
): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page.setViewportSize({ width, height: windowPx });
  await page.goto(path);
  await open?.(page);
  await expect(shows(page)).toBeVisible();
  await whenStable();
  if (open) return;
  const height = await page.evaluate<number>('lpMeasure.contentHeight()');
  await page.setViewportSize({ width, height: Math.min(height, highestPx) });
  await whenStable();
}

test.describe.configure({ mode: 'parallel' });

for (const { how, change, widthPx, stops } of cases)
  test(`text ${how} is not cut off at ${widthPx} px [A-164 R-OTHER-001]`, async ({ page, portal }) => {
    // Nine screens, one after the other.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widthPx, height: windowPx });
    await page.addInitScript({ content: await pageScript('tests/screenshots/measures/in-page.ts') });
    const openRequests = followRequests(page);
    const whenStable = () => waitUntilStable(page, openRequests);
    await portal.signIn('Alex Holm', '/');
    const lines: string[] = [];
    for (const stop of stops) {
      await reach(page, stop, whenStable);
      await page.evaluate('lpMeasure.rememberScrollers()');
      await change(page);
      await whenStable();
      const problems = await page.evaluate<Problem[]>('lpMeasure.findTextLosses()');
      lines.push(...problems.map(({ what, where, example }) => `${stop.name}: ${what}: ${where} ${example}`));
    }
    expect(lines).toEqual([]);
  });
