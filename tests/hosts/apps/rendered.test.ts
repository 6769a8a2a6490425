import { expect, test, type Page } from '@playwright/test';
import {
  changedNodes,
  isReady,
  isShown,
  rememberNodes,
  untilIdle,
  watchPage,
} from '../../hydration/support/in-page';
import { callsOf, pausedCode } from '../../hydration/support/server-page';
import { problemsOf } from '../support/problems-of';

const addresses = JSON.parse(process.env['APPLICATIONS'] ?? '{}') as Record<string, string>;
const portal = process.env['APPLICATIONS_PORTAL'] ?? '';

/** The frameworks. A page of Next.js cannot choose the status of a redirect. */
const applications = [
  { framework: 'Next.js', server: 'next', redirect: 307 },
  { framework: 'Nuxt', server: 'nuxt', redirect: 302 },
  { framework: 'Astro', server: 'astro', redirect: 302 },
];

test.beforeEach(async ({ page }) => {
  await page.request.post(`${portal}/__reset`);
});

for (const { framework, server, redirect } of applications) {
  const site = addresses[server] ?? '';
  const home = `${site}/courses`;

  test.describe(`a page that ${framework} renders with the catalog`, () => {
    test('has the cards, the title and the canonical address in its HTML [R-EMBED-037]', async ({ page }) => {
      const answer = await page.request.get(home);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      const [head = ''] = html.split('</head>');
      expect(head.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>All offers</title>']);
      expect(head).toContain(`<link rel="canonical" href="${home}/"`);
      expect(head).toMatch(/<meta [^>]*property="og:title"/);
      expect(head).toMatch(/<link [^>]*href="\/lp-catalog\/lp-catalog.css"/);
      expect(html).toMatch(/<script [^>]*type="application\/ld\+json"/);
      const root = /<template shadowrootmode="open">(.*)<\/template>/s.exec(html)?.[1] ?? '';
      expect(root.match(/<article /g)?.length).toBeGreaterThan(3);
      expect(root).toContain('Can you save a life?');
      expect(root).toContain(`href="/courses/catalog/`);
    });

    test('sends a person their screen and no secret [R-EMBED-037]', async ({ page }) => {
      const form = { person: process.env['APPLICATIONS_PERSON'] ?? '' };
      await page.request.post(`${portal}/frontend-shell/authenticate`, { form });
      const html = await (await page.request.get(home)).text();
      expect(html).toContain('Robin Dahl');
      const token = await (await page.request.get(`${site}/api/token`)).text();
      const [tokenHeader = ''] = token.split('.');
      expect(tokenHeader).not.toBe('');
      expect(html).not.toContain(tokenHeader);
      for (const { value } of await page.context().cookies()) expect(html).not.toContain(value);
    });

    test('answers with the status of the screen [R-EMBED-037]', async ({ page }) => {
      const answered = (path: string) => page.request.get(`${home}${path}`, { maxRedirects: 0 });
      expect((await answered('/catalog/play-media/999999/video')).status()).toBe(404);
      expect((await answered('/catalog/access-denied')).status()).toBe(403);
      const login = await answered('/catalog/lists/favorites');
      expect(login.status()).toBe(redirect);
      expect(login.headers()['location']).toContain(`${portal}/frontend-shell/authenticate?returnUrl=`);
    });

    test('stays as it is when the code runs, repeats no call and searches [R-EMBED-037]', async ({
      page,
    }) => {
      const problems = problemsOf(page, isOfTemplate);
      const code = await pausedCode(page, '**/lp-catalog/lp-catalog-home.js');
      await page.addInitScript(watchPage);
      await callsOf(page, portal);
      await page.goto(home, { waitUntil: 'commit' });
      await page.waitForFunction(isShown);
      await page.evaluate(untilIdle);
      expect(await page.evaluate(rememberNodes)).toBeGreaterThan(20);
      const ofServer = new Set(await callsOf(page, portal));
      expect(ofServer.size).toBeGreaterThan(0);
      code.run();
      await page.waitForFunction(isReady);
      await page.waitForLoadState('networkidle');
      expect((await page.evaluate(changedNodes)).gone).toEqual([]);
      expect((await callsOf(page, portal)).filter((call) => ofServer.has(call))).toEqual([]);
      await searchFinds(page);
      await expect(page).toHaveURL(/\/courses\/catalog\/search\/first%20aid(\?id=1)?$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/courses\/?$/);
      await homeShows(page);
      expect(problems).toEqual([]);
    });

    test('renders in the browser after a navigation in the application [R-EMBED-037]', async ({ page }) => {
      const problems = problemsOf(page, isOfTemplate);
      await page.goto(home);
      await homeShows(page);
      const document = await page.evaluateHandle(() => globalThis.document);
      await page.getByRole('link', { name: 'Second page' }).click();
      await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Courses' }).click();
      await homeShows(page);
      await expect(page).toHaveTitle('All offers');
      await searchFinds(page);
      expect(await page.evaluate((before) => before === globalThis.document, document)).toBe(true);
      expect(problems).toEqual([]);
    });
  });
}

const catalog = (page: Page) => page.locator('lp-catalog-home');

/** The element shows cards, and its code has started. */
async function homeShows(page: Page): Promise<void> {
  await expect(catalog(page).getByRole('article').first()).toBeVisible();
  await expect(
    catalog(page)
      .getByRole('link', { name: /Can you save a life/ })
      .first(),
  ).toBeVisible();
  await expect(page.locator('lp-catalog-home:defined')).toHaveCount(1);
}

async function searchFinds(page: Page): Promise<void> {
  const box = catalog(page)
    .getByRole('combobox', { name: /Search for/ })
    .first();
  await box.fill('first aid');
  await box.press('Enter');
  await expect(catalog(page).getByRole('heading', { name: 'Results for “first aid”' })).toBeVisible();
  await expect(catalog(page).getByRole('article').first()).toBeVisible();
}

/** React sets the HTML after a navigation, when a browser parses no shadow root. The element then renders itself. */
const isOfTemplate = (text: string): boolean => text.startsWith('Found declarative shadowrootmode attribute');
