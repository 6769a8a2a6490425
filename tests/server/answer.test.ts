import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { problemsOf } from '../domain/structured-data/validate-graph';
import { openAcademy, origin, type Academy } from './support/academy';
import { distFolder } from './support/built-server';
import { graphsOf, metaOf, named, readPage, type ReadPage } from './support/read-page';
import { failsWith, withAnswer } from './support/with-answer';

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => academy.portal.close());

const visitor = () => academy.fetchFor({});
const alex = () => academy.catalog.people.find(({ name }) => name === 'Alex Holm');
const loginFor = (path: string) =>
  `${origin}/frontend-shell/authenticate?returnUrl=${encodeURIComponent(origin + path)}`;

const canonicalOf = (page: ReadPage): string | undefined =>
  named(page, 'link').find(({ attributes }) => attributes['rel'] === 'canonical')?.attributes['href'];

const publicScreens = [
  '/',
  '/catalog/search/excel',
  '/catalog/search-all',
  '/catalog/see-all/News',
  '/catalog/play-media/1317/video',
  '/catalog/play-media-on-course/1131',
];

describe('the status of an answer', () => {
  it.each(publicScreens)('is 200 for a visitor at %s', async (path) => {
    expect(await academy.render(path)).toMatchObject({ status: 200 });
  });

  it.each([
    '/catalog/lists/favorites',
    '/catalog/lists/owned',
    '/catalog/list-details/6001',
    '/catalog/my-activities/x',
    '/catalog/see-all/MyActivities',
    '/catalog/see-all/InTargetGroup',
    '/catalog/see-all/MyPlans',
    '/?id=2',
  ])('is 302 to the login for a visitor at %s, which needs one', async (path) => {
    const { status, location, cacheControl } = await academy.render(path);
    expect({ status, location, cacheControl }).toEqual({
      status: 302,
      location: loginFor(path),
      cacheControl: 'no-store',
    });
  });

  it.each(['/catalog/lists/favorites', '/catalog/lists/owned', '/catalog/list-details/6001', '/?id=2'])(
    'is 200 for a person at %s',
    async (path) => {
      const rendered = await academy.render(path, { person: alex() });
      expect(rendered).toMatchObject({ status: 200, cacheControl: 'private, no-cache' });
      expect(rendered.location).toBeUndefined();
    },
  );

  it.each([
    ['/catalog/nothing', 'without a screen'],
    ['/catalog/see-all/PracticalInformation', 'of a block that the catalog does not have'],
    ['/catalog/play-media/999999/video', 'of a media item that does not exist'],
    ['/catalog/play-media-on-course/999999', 'of a course that does not exist'],
  ])('is 404 for %s, an address %s', async (path) => {
    expect(await academy.render(path)).toMatchObject({ status: 404 });
  });

  it('is 404 for a list that does not exist', async () => {
    const rendered = await academy.render('/catalog/list-details/9999', { person: alex() });
    expect(rendered).toMatchObject({ status: 404, cacheControl: 'private, no-cache' });
  });

  it('is 403 for the screen that says so', async () => {
    expect(await academy.render('/catalog/access-denied')).toMatchObject({ status: 403 });
  });

  it('is 403 for a media item that a visitor may not see', async () => {
    const path = '/catalog/play-media/1317/video';
    const refusing = withAnswer(await visitor(), /1317/, failsWith(403));
    const rendered = await academy.render(path, { fetch: refusing });
    expect(rendered).toMatchObject({ status: 403, cacheControl: 'no-store' });
  });

  it('is 503 when the configuration fails', async () => {
    const failing = withAnswer(await visitor(), /config\.json$/, failsWith(500));
    const rendered = await academy.render('/', { fetch: failing });
    expect(rendered).toMatchObject({ status: 503, cacheControl: 'no-store' });
  });
});

describe('what search engines read', () => {
  it.each(publicScreens)('is the canonical address of the screen at %s', async (path) => {
    const page = readPage(await academy.render(path));
    expect(canonicalOf(page)).toBe(origin + path);
    expect(metaOf(page, 'robots')).toBeUndefined();
  });

  it('is the canonical address without what changes nothing', async () => {
    const page = readPage(await academy.render('/catalog/search-all?utm_source=mail&id=1'));
    expect(canonicalOf(page)).toBe(`${origin}/catalog/search-all`);
  });

  it.each(publicScreens)('is complete structured data at %s', async (path) => {
    const graphs = graphsOf(readPage(await academy.render(path)));
    expect(graphs.length).toBe(1);
    expect(problemsOf(graphs[0])).toEqual([]);
  });

  it.each([
    ['/', ['WebSite', 'ItemList']],
    ['/catalog/search/excel', ['ItemList', 'BreadcrumbList']],
    ['/catalog/search-all', ['ItemList', 'BreadcrumbList']],
    ['/catalog/see-all/News', ['ItemList', 'BreadcrumbList']],
    ['/catalog/play-media/1023/audio', ['AudioObject', 'BreadcrumbList']],
    ['/catalog/play-media-on-course/1131', ['Course', 'BreadcrumbList']],
  ])('describes what %s shows', async (path, types) => {
    const [graph] = graphsOf(readPage(await academy.render(path))) as [{ '@graph': { '@type': string }[] }];
    expect(graph['@graph'].map((one) => one['@type'])).toEqual(expect.arrayContaining(types));
  });

  it.each([
    ['/catalog/lists/favorites', true],
    ['/catalog/my-activities/x', true],
    ['/catalog/see-all/InTargetGroup', true],
    ['/catalog/see-all/InTargetGroup', false],
    ['/catalog/see-all/PracticalInformation', false],
    ['/catalog/lists/favorites', false],
    ['/catalog/list-details/6001', false],
    ['/catalog/access-denied', false],
    ['/catalog/error', false],
    ['/catalog/nothing', false],
    ['/catalog/play-media/999999/video', false],
    ['/catalog/mobile-search', false],
    ['/catalog/preview-content/1', false],
    ['/?id=2', false],
  ])('is noindex at %s (signed in: %s)', async (path, isSignedIn) => {
    const page = readPage(await academy.render(path, { person: isSignedIn ? alex() : undefined }));
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(graphsOf(page)).toEqual([]);
  });
});

describe('the styles of a page', () => {
  const rendered = (options: object) => academy.render('/', { assets: '/lp/', nonce: 'abc', ...options });
  const sheetTag = /<(?:link|style)[^>]* data-sheet="">/;

  it('are a link before the screen, which the head preloads', async () => {
    const { html, head } = await rendered({});
    const [tag = ''] = sheetTag.exec(html) ?? [];
    expect(tag).toBe('<link rel="stylesheet" href="/lp/lp-catalog.css" data-sheet="">');
    expect(html.indexOf(tag)).toBeLessThan(html.indexOf('<article'));
    expect(head).toContain('<link rel="preload" as="style" href="/lp/lp-catalog.css">');
  });

  it('are in the HTML with the nonce of the page when they are inline, and nothing loads the sheet', async () => {
    const { html, head } = await rendered({ styles: 'inline' });
    const [tag = ''] = sheetTag.exec(html) ?? [];
    expect(tag).toBe('<style nonce="abc" data-sheet="">');
    expect(html.indexOf(tag)).toBeLessThan(html.indexOf('<article'));
    const text = html.slice(html.indexOf(tag) + tag.length);
    expect(text.slice(0, text.indexOf('</style>'))).toBe(
      readFileSync(join(distFolder, 'lp-catalog.css'), 'utf8'),
    );
    expect(html + head).not.toContain('lp-catalog.css');
  });

  it('are refused with another name', async () => {
    await expect(rendered({ styles: 'none' })).rejects.toThrow(
      'styles: expected "linked" or "inline", but it is "none"',
    );
  });
});

describe('the code that a page preloads', () => {
  const filesIn = (head: string) =>
    [...head.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, address = '']) => address);

  it('is in the build of the server [R-EMBED-042]', async () => {
    const files = filesIn((await academy.render('/', { assets: '/lp/' })).head);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(join(distFolder, file.replace('/lp/', ''))))).toEqual([]);
  });

  it('is none of a slim build whose files the server does not have [R-EMBED-042]', async () => {
    const files = filesIn((await academy.render('/', { assets: '/lp/slim/' })).head);
    expect(files.length > 0).toBe(distFolder === 'dist/slim');
  });
});
