import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test';

test('an intranet page embeds a list and a search box and keeps its own address [R-EMBED-037 R-EMBED-039 R-EMBED-040]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/demo/intranet.html');
  await expect(page.getByRole('tab', { name: 'Mine favoritter' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/\/demo\/intranet\.html$/);
  const box = page.locator('lp-search').getByRole('combobox');
  await box.fill('førstehjælp');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\/f%C3%B8rstehj%C3%A6lp/);
});

test('a CMS page shows one block by its tag [R-EMBED-041]', async ({ page }) => {
  await page.goto('/demo/cms.html');
  await expect(page.getByRole('region', { name: 'News' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Short cuts', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('all elements work on a page with a strict content security policy and Trusted Types [R-EMBED-033]', async ({
  page,
  request,
  baseURL,
}) => {
  const media = (baseURL ?? '').replace('localhost', '127.0.0.1');
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; media-src ${media}; frame-src ${media}; require-trusted-types-for 'script'`;
  await serve(page, '/fixture/strict.html', await allElements(request, ''), {
    'content-security-policy': policy,
  });
  await expectAllElements(page);
});

test('one script and attributes are enough for the five tags [R-EMBED-042 R-EMBED-043]', async ({
  page,
  request,
}) => {
  await serve(page, '/fixture/plain.html', await allElements(request, ''), {});
  await expect(page.locator('script')).toHaveCount(1);
  await expectAllElements(page);
});

test('all elements work on a page with hostile styles [R-EMBED-034]', async ({ page, request }) => {
  const hostile = '<style>*{all:revert;font-size:30px!important} button{display:none}</style>';
  await serve(page, '/fixture/hostile.html', await allElements(request, hostile), {});
  await expectAllElements(page);
  const size = await page
    .locator('lp-search')
    .getByRole('combobox')
    .evaluate((node) => getComputedStyle(node).fontSize);
  expect(size).toBe('16px');
});

test('a catalog in hash mode keeps its routes behind the #, and one in memory mode does not change the address [A-156]', async ({
  page,
}) => {
  const markup = (router: string) =>
    document(`<lp-catalog-home config-url="/config.json" router="${router}"></lp-catalog-home>`);
  await serve(page, '/fixture/hash.html', markup('hash'), {});
  await page.getByRole('link', { name: 'See all of News' }).click();
  await expect(page).toHaveURL(/\/fixture\/hash\.html#\/catalog\/see-all\/News/);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Short cuts', exact: true })).toBeVisible();
  await serve(page, '/fixture/memory.html', markup('memory'), {});
  await page.getByRole('link', { name: 'See all of News' }).click();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  await expect(page).toHaveURL(/\/fixture\/memory\.html$/);
});

const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fixture</title><link rel="icon" href="data:,">${head}
  <script type="module" src="/dist/lp-catalog.js"></script></head><body><main><h1>Fixture</h1>${body}</main></body></html>`;

/** One of each element, the player with a video that the portal has. */
async function allElements(request: APIRequestContext, head: string): Promise<string> {
  const answer = await request.get('/services/search/api/v1/catalog/1/search/all?ty=202');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return document(
    `<lp-search config-url="/config.json" session-url="/session.json"></lp-search>
     <lp-lists list-type="owned"></lp-lists>
     <lp-media-player media-id="${items[0]?.id}" media-type="video"></lp-media-player>
     <lp-favourites-button element-id="1" type="course" name="First aid"></lp-favourites-button>
     <lp-catalog-home chrome="none"></lp-catalog-home>`,
    head,
  );
}

async function serve(page: Page, path: string, body: string, headers: Record<string, string>): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html', headers }));
  await page.goto(path);
}

/** What each element shows to a visitor who is not signed in. */
async function expectAllElements(page: Page): Promise<void> {
  await expect(page.locator('lp-search').getByRole('combobox')).toBeVisible();
  await expect(page.locator('lp-lists').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('lp-media-player').getByRole('heading').first()).toBeVisible();
  // It is below the other four, and requests its data once it is in view.
  const news = page.locator('lp-catalog-home').getByRole('region', { name: 'News' });
  await news.scrollIntoViewIfNeeded();
  await expect(news.getByRole('article').first()).toBeVisible();
  const box = page.locator('lp-search').getByRole('combobox');
  await box.fill('first aid');
  await expect(page.locator('lp-search').getByRole('listbox').getByRole('option').first()).toBeVisible();
}
