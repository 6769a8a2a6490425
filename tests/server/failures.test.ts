import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAcademy, type Academy } from './support/academy';
import { hasPlaceholder } from './support/built-server';
import { dataOf, linkTexts, named, readPage } from './support/read-page';
import { failsWith, neverAnswers, withAnswer } from './support/with-answer';

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
  // The first render loads the code of the blocks.
  await academy.render('/');
});
afterAll(() => academy.portal.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Long enough for a screen without the service, and far shorter than the timeout of a call. */
const timeoutMs = 6000;
const emptyTag = /^<lp-catalog-home[^>]*><\/lp-catalog-home>$/;

describe('a service that never answers', () => {
  it('leaves a placeholder in a page that no cache stores', async () => {
    const hanging = withAnswer(await academy.fetchFor({}), /\/search\/api/, neverAnswers);
    const rendered = await academy.render('/catalog/search/excel', { fetch: hanging, timeoutMs });
    expect(rendered).toMatchObject({ status: 200, cacheControl: 'no-store' });
    expect(hasPlaceholder(rendered)).toBe(true);
    const page = readPage(rendered);
    expect(named(page, 'header').length).toBe(1);
    expect(named(page, 'article')).toEqual([]);
  });

  it('leaves the other blocks of home as they are', async () => {
    const hanging = withAnswer(await academy.fetchFor({}), /get-catalog-posts/, neverAnswers);
    const rendered = await academy.render('/', { fetch: hanging, timeoutMs });
    expect(rendered).toMatchObject({ status: 200, cacheControl: 'no-store' });
    expect(hasPlaceholder(rendered)).toBe(true);
    const links = linkTexts(readPage(rendered));
    expect(links).toContain('Can you save a life?');
    expect(links).not.toContain('Spring courses are open');
  });

  it('that has the configuration leaves a plain tag', async () => {
    const hanging = withAnswer(await academy.fetchFor({}), /config\.json$/, neverAnswers);
    const rendered = await academy.render('/', { fetch: hanging, timeoutMs: 50 });
    expect(rendered).toMatchObject({ status: 503, cacheControl: 'no-store' });
    expect(rendered.html).toMatch(emptyTag);
  });

  it('that has the session leaves a plain tag', async () => {
    const hanging = withAnswer(await academy.fetchFor({}), /session\.json$/, neverAnswers);
    const rendered = await academy.render('/', { fetch: hanging, timeoutMs: 50 });
    expect(rendered).toMatchObject({ status: 503, cacheControl: 'no-store' });
    expect(rendered.html).toMatch(emptyTag);
  });
});

describe('a service that fails', () => {
  it.each([500, 502, 429])('with %s leaves a placeholder that the browser completes', async (status) => {
    const failing = withAnswer(await academy.fetchFor({}), /\/search\/api/, failsWith(status));
    const rendered = await academy.render('/catalog/search/excel', { fetch: failing });
    expect(rendered).toMatchObject({ status: 200, cacheControl: 'no-store' });
    expect(hasPlaceholder(rendered)).toBe(true);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['text that is no JSON', () => new Response('<html>gateway</html>')],
    ['another shape', () => Response.json({ rows: 3 })],
    ['a body that breaks off', () => new Response('{"items":[{"id":')],
  ])('with %s leaves a placeholder', async (_, answer) => {
    const failing = withAnswer(await academy.fetchFor({}), /\/search\/api/, answer);
    const rendered = await academy.render('/catalog/search/excel', { fetch: failing });
    expect(rendered).toMatchObject({ status: 200, cacheControl: 'no-store' });
    expect(hasPlaceholder(rendered)).toBe(true);
    expect(JSON.stringify(dataOf(readPage(rendered)))).not.toContain('gateway');
  });

  it('with 401 sends a visitor to the login', async () => {
    const refusing = withAnswer(await academy.fetchFor({}), /\/search\/api/, failsWith(401));
    const rendered = await academy.render('/catalog/search/excel', { fetch: refusing });
    expect(rendered).toMatchObject({ status: 302, cacheControl: 'no-store' });
    expect(rendered.location).toContain('/frontend-shell/authenticate?returnUrl=');
  });
});

describe('a configuration', () => {
  it.each([
    ['fails', failsWith(500)],
    ['does not exist', failsWith(404)],
    ['is no JSON', () => new Response('<!doctype html>')],
    ['is another thing', () => Response.json('catalog')],
    ['is null', () => Response.json(null)],
    ['has no services', () => Response.json({ catalogs: [{ id: 1, name: 'A' }] })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('that %s leaves a plain tag and 503', async (_, answer) => {
    const failing = withAnswer(await academy.fetchFor({}), /config\.json$/, answer);
    const rendered = await academy.render('/', { fetch: failing });
    expect(rendered).toMatchObject({ status: 503, cacheControl: 'no-store' });
    expect(rendered.html).toMatch(emptyTag);
    expect(rendered.head).not.toContain('canonical');
  });

  it('that is refused leaves a plain tag and 403', async () => {
    const refusing = withAnswer(await academy.fetchFor({}), /config\.json$/, failsWith(403));
    const rendered = await academy.render('/', { fetch: refusing });
    expect(rendered.status).toBe(403);
    expect(rendered.html).toMatch(emptyTag);
  });

  it('with malformed blocks renders the others', async () => {
    const base = await academy.fetchFor({});
    const malformed = withAnswer(base, /config\.json$/, async (request) => {
      const config = (await (await base(request.url)).json()) as { catalogs: { components: unknown[] }[] };
      config.catalogs[0]!.components.unshift(
        null,
        7,
        { contentType: 'none' },
        { contentType: 0, elements: 3 },
      );
      return Response.json(config);
    });
    const rendered = await academy.render('/', { fetch: malformed });
    expect(rendered.status).toBe(200);
    expect(linkTexts(readPage(rendered))).toContain('Can you save a life?');
  });
});

describe('a wrong option', () => {
  it('is an error when it is the name of an attribute', async () => {
    await expect(academy.render('/', { attributes: { 'x><script>': '1' } })).rejects.toThrow(/attribute/);
  });

  it('is an error when it is an address that is not absolute', async () => {
    await expect(academy.render('/', { url: '/catalog' })).rejects.toThrow();
  });
});
