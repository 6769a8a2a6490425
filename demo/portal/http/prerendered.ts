import type { Context } from 'hono';
import type { RenderedElement } from '../../../elements/server/render-options';
import type { PortalData } from '../services/operation';
import { type ElementTag, elementTags, replaceTags } from './element-tags';
import type { RenderElement } from './load-renderer';
import { originsOf } from './origins';
import { preloadComment } from './preloads';
import type { PortalOptions } from './portal-options';
import { requestSession } from './request-session';

/** What renders the elements of a page. */
interface Prerender {
  data: PortalData;
  options: PortalOptions;
  /** Answers a request in this process. */
  fetch: (request: Request) => Response | Promise<Response>;
}

/** What all elements of one page share. */
interface PageSettings {
  renderElement: RenderElement;
  url: string;
  /** The attributes that the elements of a page share. The first element has them. */
  shared: Readonly<Record<string, string>>;
  /** Who is signed in; undefined for a visitor. */
  signedIn: { session: unknown; token: string } | undefined;
  fetch: typeof fetch;
  /** Elements share the sheet that they link. The only element of a page needs no request for it. */
  styles: 'linked' | 'inline';
}

/**
 * Puts the first screen into each element of a page. An element with `base-path` is the whole page, so it has the title
 * and the status too. A page without a renderer or without a configuration stays as it is.
 */
export async function withFirstScreens(
  page: Response,
  context: Context,
  prerender: Prerender,
): Promise<Response> {
  const { renderElement } = prerender.options;
  if (renderElement === undefined || !isPage(page)) return page;
  const html = await page.text();
  const tags = elementTags(html);
  const [first] = tags;
  if (first?.attributes['config-url'] === undefined) return new Response(html, page);
  const styles = tags.length === 1 ? 'inline' : 'linked';
  const settings = {
    ...(await pageSettings(first, context, { ...prerender, renderElement })),
    styles,
  } as const;
  const screens = await Promise.all(tags.map((tag) => firstScreen(tag, settings)));
  return answer(page, {
    html: replaceTags(
      html,
      screens.map((screen) => screen?.html),
    ),
    screens,
    whole: screens[tags.findIndex(({ attributes }) => 'base-path' in attributes)],
  });
}

const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') === true;

/** The first element with these settings sets them for all elements of a page. */
const sharedNames: ReadonlySet<string> = new Set(['config-url', 'session-url', 'lang']);

async function pageSettings(
  { attributes }: ElementTag,
  context: Context,
  { renderElement, ...prerender }: Prerender & { renderElement: RenderElement },
): Promise<Omit<PageSettings, 'styles'>> {
  const { data, options } = prerender;
  const { pathname, search } = new URL(context.req.url);
  const { origin } = originsOf(context.req.url, options);
  const { session, token } = await requestSession(context, data, options);
  return {
    renderElement,
    url: origin + pathname + search,
    shared: Object.fromEntries(Object.entries(attributes).filter(([name]) => sharedNames.has(name))),
    signedIn: token === undefined ? undefined : { session, token },
    fetch: ownFetch(context, prerender),
  };
}

/** Makes calls to this portal without the network. A call to another server fails. */
function ownFetch(context: Context, { options, fetch: own }: Prerender): typeof fetch {
  const { origin, mediaOrigin } = originsOf(context.req.url, options);
  return async (input, init) => {
    const request = new Request(input, init);
    // The configuration of a person who is signed in has the address of their calendar feed.
    const cookie = context.req.header('cookie');
    if (cookie !== undefined) request.headers.set('cookie', cookie);
    if (![origin, mediaOrigin].includes(new URL(request.url).origin))
      throw new TypeError(`${request.url} is not an address of this portal.`);
    return own(request);
  };
}

/** Renders an element. Returns undefined when it fails, because the browser can render the element as well. */
async function firstScreen(
  { name, attributes }: ElementTag,
  { renderElement, shared, signedIn, ...settings }: PageSettings,
): Promise<RenderedElement | undefined> {
  try {
    return await renderElement(name as Parameters<RenderElement>[0], {
      ...settings,
      attributes: { ...shared, ...attributes },
      ...(signedIn && {
        session: signedIn.session,
        getAccessToken: () => Promise.resolve(signedIn.token),
      }),
    });
  } catch (failure) {
    process.stderr.write(`<${name}> renders in the browser: ${String(failure)}\n`);
    return undefined;
  }
}

interface Rendered {
  html: string;
  screens: readonly (RenderedElement | undefined)[];
  whole: RenderedElement | undefined;
}

function answer(page: Response, rendered: Rendered): Response {
  const { html, screens, whole } = rendered;
  const headers = new Headers(page.headers);
  headers.set('cache-control', cacheControlOf(screens));
  headers.set('vary', 'cookie');
  if (whole?.location !== undefined) {
    headers.set('location', whole.location);
    return new Response(null, { status: whole.status, headers });
  }
  return new Response(withHead(html, headOf(rendered)), { status: whole?.status ?? page.status, headers });
}

/** Returns the header of the strictest screen. A screen that is not rendered is as the page says. */
function cacheControlOf(screens: Rendered['screens']): string {
  const values = screens.map((screen) => screen?.cacheControl ?? 'no-cache');
  return values.find((value) => !value.startsWith('public')) ?? values[0] ?? 'no-cache';
}

/**
 * Returns the tags for the head of a page: those of the element that is the whole page, and the links of the others to
 * their files. Elements share most of these files.
 */
function headOf({ screens, whole }: Rendered): string {
  const links = screens.flatMap((screen) => screen?.head.split('\n').filter(isPreload) ?? []);
  return [...new Set([...(whole?.head.split('\n') ?? []), ...links])].join('\n');
}

const isPreload = (tag: string): boolean => /^<link rel="(module)?preload"/.test(tag);

/**
 * Puts the tags of the screens in place of the title of the page, or beside it when they contain no title. They include
 * the links to the files of the first screens, so the page needs no others.
 */
const withHead = (html: string, head: string): string =>
  (head === '' ? html : html.replaceAll(preloadComment, '')).replace(/<title>[^<]*<\/title>/, (title) =>
    head.includes('<title') ? head : title + head,
  );
