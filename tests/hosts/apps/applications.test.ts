import { expect, test, type Page } from '@playwright/test';
import { searchFinds } from '../support/five-elements-work';
import { problemsOf } from '../support/problems-of';

const addresses = JSON.parse(process.env['APPLICATIONS'] ?? '{}') as Record<string, string>;
const portal = process.env['APPLICATIONS_PORTAL'] ?? '';

/**
 * The pages with the elements. A link between pages of Astro loads a document, unless they have its router. A component
 * also takes the properties and listeners off the element.
 */
const pages = [
  { framework: 'Next.js', server: 'next', path: '/', staysInDocument: true, hasComponents: true },
  { framework: 'Nuxt', server: 'nuxt', path: '/', staysInDocument: true, hasComponents: true },
  { framework: 'Astro', server: 'astro', path: '/', staysInDocument: false, hasComponents: false },
  {
    framework: 'Astro with its client router',
    server: 'astro',
    path: '/router',
    staysInDocument: true,
    hasComponents: false,
  },
];

test.beforeEach(async ({ page }) => {
  await page.request.post(`${portal}/__reset`);
  // A cookie counts for all ports of a host, as that of a portal counts for its subdomains.
  const form = { person: process.env['APPLICATIONS_PERSON'] ?? '' };
  const answer = await page.request.post(`${portal}/frontend-shell/authenticate`, { form });
  expect(answer.ok()).toBe(true);
});

for (const { framework, server, path, staysInDocument, hasComponents } of pages) {
  const address = `${addresses[server] ?? ''}${path}`;

  test.describe(`an application of ${framework}`, () => {
    test('answers HTML with the attributes of the elements, and without a secret [R-EMBED-037]', async ({
      page,
    }) => {
      const html = await (await page.request.get(address)).text();
      expect(html).toMatch(/<lp-catalog-home [^>]*router="memory"/);
      expect(html).toMatch(/<lp-search [^>]*results(="(true)?")?[ >]/);
      expect(html).toMatch(/<lp-lists [^>]*list-type="favorites"/);
      expect(html).toMatch(/<lp-media-player [^>]*media-id="1024"/);
      expect(html).toMatch(/<lp-favourites-button [^>]*element-id="1001"/);
      const tags = html.match(/<lp-[^>]*>/g) ?? [];
      expect(tags.join('\n')).not.toMatch(/session|token|onlp|classname/i);
      expect(html).not.toContain('[object');
      const token = await (await page.request.get(`${addresses[server] ?? ''}/api/token`)).text();
      const [tokenHeader = ''] = token.split('.');
      expect(tokenHeader).not.toBe('');
      expect(html).not.toContain(tokenHeader);
      for (const { value } of await page.context().cookies()) expect(html).not.toContain(value);
    });

    test('signs in with the session and the token function of the page, and shows the payload of an event [R-EMBED-037]', async ({
      page,
    }) => {
      const problems = problemsOf(page);
      await page.goto(address);
      await elementsWork(page);
      await searchFinds(page, 'first aid');
      await expect(page.locator('#phrases')).toHaveText('climate, first aid');
      expect(problems).toEqual([]);
    });

    test('releases the elements on the way to another page, and has them again after the way back [R-EMBED-037]', async ({
      page,
    }) => {
      const problems = problemsOf(page);
      await page.goto(address);
      await elementsWork(page);
      const document = await page.evaluateHandle(() => globalThis.document);
      const lists = await page.locator('lp-lists').elementHandle();
      expect(await lists.evaluate(countOfArticles)).toBeGreaterThan(0);
      expect(await lists.evaluate(typesOfProperties)).toEqual(['function', 'object']);
      await page.getByRole('link', { name: 'Second page' }).click();
      await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
      await expect(page.locator('lp-lists')).toHaveCount(0);
      if (staysInDocument) await expect.poll(() => lists.evaluate(countOfArticles)).toBe(0);
      if (hasComponents) expect(await lists.evaluate(typesOfProperties)).toEqual(['undefined', 'undefined']);
      await page.getByRole('link', { name: 'Catalog', exact: true }).click();
      await elementsWork(page);
      const isSame = page.evaluate((before) => before === globalThis.document, document);
      expect(await isSame.catch(() => false)).toBe(staysInDocument);
      expect(problems).toEqual([]);
    });
  });
}

/** The visitor is signed in, has lists and a player, and finds what the page then shows. */
async function elementsWork(page: Page): Promise<void> {
  const home = page.locator('lp-catalog-home');
  await expect(home.getByRole('button', { name: 'Menu of Robin Dahl' })).toBeVisible();
  await expect(page.locator('lp-lists').getByRole('article').first()).toBeVisible();
  const player = page.locator('lp-media-player');
  await expect(player.getByRole('button', { name: 'Play First aid: short film' })).toBeVisible();
  const favouritesButton = page.locator('lp-favourites-button').getByRole('button');
  await expect(favouritesButton).toHaveAccessibleName(/First aid to favourites/);
  await searchFinds(page, 'climate');
  await expect(page.locator('#phrases')).toHaveText('climate');
}

const countOfArticles = (element: Element) => element.shadowRoot?.querySelectorAll('article').length;

const typesOfProperties = (element: Element) =>
  ['getAccessToken', 'session'].map((name) => typeof Reflect.get(element, name));
