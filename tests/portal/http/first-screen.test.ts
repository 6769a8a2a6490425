import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { elementTags } from '../../../demo/portal/http/element-tags';
import { loadRenderer, type RenderElement } from '../../../demo/portal/http/load-renderer';
import type { PortalOptions } from '../../../demo/portal/http/portal-options';
import { cookieFor, openPortal, origin } from '../open-portal';
import { annaId } from '../small-catalog';

const pages = fileURLToPath(new URL('../../../demo/pages', import.meta.url));
type Options = Parameters<RenderElement>[1];
type Rendered = Awaited<ReturnType<RenderElement>>;

const screen = (more: Partial<Rendered> = {}): Rendered => ({
  html: '<lp-rendered></lp-rendered>',
  head: '<title>First aid</title><meta name="description" content="$& about">',
  headTags: { meta: [], link: [], script: [] },
  status: 200,
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  ...more,
});

/** Opens a portal with the demo pages. The renderer of the test takes the part of the built one. */
async function openPages(render?: (tag: string, options: Options) => Promise<Rendered>) {
  const calls: { tag: string; options: Options }[] = [];
  const renderElement: RenderElement = (tag, options) => {
    calls.push({ tag, options });
    return render?.(tag, options) ?? Promise.resolve(screen());
  };
  return { calls, ...(await openPortal({ pageFolders: [pages], renderElement })) };
}

const openPlain = (more: Partial<PortalOptions> = {}) => openPortal({ pageFolders: [pages], ...more });

describe('a page of the portal with a renderer', () => {
  it('has the rendered element and its tags for the head in place of the plain ones', async () => {
    const { send } = await openPages();
    const page = await (await send('/')).text();
    expect(page).toContain('<lp-rendered></lp-rendered>');
    expect(page).not.toContain('<lp-catalog-home');
    expect(page).toContain('<title>First aid</title><meta name="description" content="$& about">');
    expect(page.match(/<title>/g)).toHaveLength(1);
  });

  it('has its own title when the element has none', async () => {
    const { send } = await openPages(() => Promise.resolve(screen({ head: '<meta name="robots">' })));
    expect(await (await send('/')).text()).toContain('<title>Lakeside academy</title><meta name="robots">');
  });

  it('links each file of its first screens once, without the links of a plain page', async () => {
    const links = [
      '<link rel="preload" as="style" href="/a.css">',
      '<link rel="modulepreload" href="/a.js">',
    ];
    const { send } = await openPages(() => Promise.resolve(screen({ head: links.join('\n') })));
    const page = await (await send('/demo/intranet.html')).text();
    expect(page.match(/<lp-rendered>/g)?.length).toBeGreaterThan(1);
    expect(page.match(/<link rel="(preload|modulepreload)"[^>]*>/g)).toEqual(links);
    expect(page).not.toContain('<!-- preload');
  });

  it('renders the element at the address of the request, with the attributes of the page', async () => {
    const { send, calls } = await openPages();
    await send('/catalog/search/first%20aid?ty=102');
    expect(calls).toMatchObject([
      {
        tag: 'lp-catalog-home',
        options: {
          url: `${origin}/catalog/search/first%20aid?ty=102`,
          attributes: {
            'config-url': '/config.json',
            'session-url': '/session.json',
            'base-path': '/',
            'heading-level': '1',
          },
        },
      },
    ]);
    expect(calls[0]?.options.attributes).not.toHaveProperty('lang');
  });

  it('renders at the address that browsers have when that is another one', async () => {
    const calls: Options[] = [];
    const { send } = await openPortal({
      pageFolders: [pages],
      origin: 'https://academy.example',
      renderElement: (_, options) => {
        calls.push(options);
        return Promise.resolve(screen());
      },
    });
    await send('/catalog/search-all');
    expect(calls[0]?.url).toBe('https://academy.example/catalog/search-all');
  });

  it('passes on the status and lets caches store the page of a visitor', async () => {
    const { send } = await openPages(() => Promise.resolve(screen({ status: 404 })));
    const answer = await send('/catalog/play-media/9/video');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600');
    expect(answer.headers.get('vary')).toBe('cookie');
  });

  it('leads to the login without a page', async () => {
    const login = screen({ status: 302, location: '/frontend-shell/authenticate', cacheControl: 'private' });
    const { send } = await openPages(() => Promise.resolve(login));
    const answer = await send('/?id=2');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/frontend-shell/authenticate');
    expect(await answer.text()).toBe('');
  });

  it('is rendered for the person of the cookie, with a token that the services accept', async () => {
    const { portal, send, calls } = await openPages();
    const cookie = await cookieFor(portal, annaId);
    await send('/', { headers: { cookie } });
    const { session, getAccessToken } = calls[0]?.options ?? {};
    expect(session).toMatchObject({ id: annaId, name: 'Anna Lake' });
    const token = await getAccessToken?.();
    const lists = await send('/services/frontpage/api/v1/lists/owned', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await lists.text()).toContain('Spring');
  });

  it('is rendered without a person for a visitor', async () => {
    const { send, calls } = await openPages();
    await send('/');
    expect(calls[0]?.options.session).toBeUndefined();
    expect(calls[0]?.options.getAccessToken).toBeUndefined();
  });

  it('has the calendar feed of the person in its configuration [O-26]', async () => {
    const { portal, send } = await openPages(async (_, { fetch = globalThis.fetch }) =>
      screen({
        html: await (await fetch(`${origin}/config.json`)).text(),
        cacheControl: 'private, no-cache',
      }),
    );
    const headers = { cookie: await cookieFor(portal, annaId) };
    expect(await (await send('/', { headers })).text()).toContain('/calendar-feeds/');
    expect(await (await send('/')).text()).not.toContain('/calendar-feeds/');
  });

  it('makes the calls of the element in this process, and none to another server', async () => {
    const { send } = await openPages(async (_, { fetch = globalThis.fetch }) => {
      const configuration = await (await fetch('http://localhost:4173/config.json')).text();
      const other = fetch('https://elsewhere.example/').then(() => 'an answer');
      const refused = await other.catch((failure: unknown) => String(failure));
      return screen({ html: `${configuration}${refused}` });
    });
    const page = await (await send('/')).text();
    expect(page).toContain('"authenticatePath"');
    expect(page).toContain('https://elsewhere.example/ is not an address of this portal.');
  });

  it('renders each of several elements, with the settings that the elements share', async () => {
    const { send, calls } = await openPages((tag) =>
      Promise.resolve(
        screen({
          html: `<i>${tag}</i>`,
          status: 404,
          cacheControl: tag === 'lp-lists' ? 'private' : 'public, max-age=60',
        }),
      ),
    );
    const answer = await send('/demo/intranet.html');
    const page = await answer.text();
    expect(page).toContain('<i>lp-search</i>');
    expect(page).toContain('<i>lp-lists</i>');
    expect(page).toContain('<title>Intranet</title>');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private');
    expect(calls.map(({ options }) => options.attributes)).toMatchObject([
      { 'config-url': '/config.json', lang: 'da-DK', 'heading-level': '3' },
      {
        'config-url': '/config.json',
        'session-url': '/session.json',
        lang: 'da-DK',
        'list-type': 'favorites',
      },
    ]);
  });

  it('has the plain tag when the renderer fails', async () => {
    const { send } = await openPages(() => Promise.reject(new Error('no')));
    const answer = await send('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(elementTags(await answer.text())).toMatchObject([{ name: 'lp-catalog-home' }]);
  });

  it.each(['/demo/theming.html', '/demo/page.css', '/demo/nothing.html', '/posts/p0'])(
    'is not rendered without an element that has a configuration: %s',
    async (path) => {
      const { send, calls } = await openPages();
      const plain = await (await (await openPlain()).send(path)).text();
      expect(await (await send(path)).text()).toBe(plain);
      expect(calls).toEqual([]);
    },
  );
});

describe('a page of the portal without a renderer', () => {
  it('has the plain tag', async () => {
    const answer = await (await openPlain()).send('/');
    expect(elementTags(await answer.text())).toMatchObject([
      { name: 'lp-catalog-home', attributes: { 'config-url': '/config.json' } },
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('is what a build without one leads to', async () => {
    expect(await loadRenderer(pages)).toBeUndefined();
  });
});
