import { beginElement, type PortalSettings, type Settings } from '../../src/shell/for-elements';
import { dataText, pageData, renderScreen, screenHead } from '../../src/shell/for-servers';
import { elementCode } from '../element-code';
import type { Tag } from '../description';
import { attributeTexts, settingsOf, type Attributes, type AttributeTexts } from './attributes';
import { elementHtml } from './element-html';
import { preloadsOf } from './preloads';
import { serverFetch } from './server-fetch';

/** What `renderElement` needs of a request and of the page. */
export interface RenderOptions {
  /** The attributes of the tag. */
  attributes?: Attributes;
  /** The absolute address of the request. Its path and query name the screen. */
  url: string | URL;
  /** The content of `config-url`. Without it, `fetch` gets the configuration. */
  configuration?: unknown;
  /** Who is signed in. A session makes the answer private. */
  session?: PortalSettings['session'];
  /** Called for a token. The HTML never contains the token. */
  getAccessToken?: PortalSettings['getAccessToken'];
  /** Makes the calls, with the cookies and addresses of the server. Default: the `fetch` of the platform. */
  fetch?: typeof fetch;
  /** The milliseconds after which what has not loaded stays a placeholder. Default: 800. */
  timeoutMs?: number;
  /** The address of the folder of the bundle. Default: `/dist/`. */
  assets?: string;
  /** The nonce of the page's content security policy. With it, readers without script see the colours of blocks. */
  nonce?: string;
}

/** The HTML of an element, and what the rest of the answer needs. */
export interface RenderedElement {
  /** The tag with its content. */
  html: string;
  /** The tags for the head of the page. */
  head: string;
  /** The status of the answer: 302 leads to the login, and 503 says that the portal has not answered. */
  status: 200 | 302 | 403 | 404 | 503;
  /** The address of the login, with status 302. */
  location?: string;
  /** The value of the header Cache-Control. */
  cacheControl: string;
}

const defaultTimeoutMs = 800;

/**
 * Renders the first screen of an element on a server.
 *
 * @throws Error when the name of an attribute or the address cannot be read
 * @see R-EMBED-037
 */
export async function renderElement(tag: Tag, options: RenderOptions): Promise<RenderedElement> {
  const url = new URL(options.url);
  const attributes = attributeTexts(options.attributes ?? {});
  const settings = settingsFor(tag, attributes, options);
  const { Component, begin = beginElement } = await elementCode[tag]();
  const rendered = await renderScreen(
    { Component, begin },
    {
      tag,
      settings,
      url,
      fetch: serverFetch(options, settings, url),
      signal: AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs),
    },
  );
  const folder = (options.assets ?? '/dist/').replace(/\/*$/, '/');
  const sheet = `${folder}lp-catalog.css`;
  const screen = rendered.html;
  const data = screen === undefined ? undefined : pageData(rendered.portal);
  const preloads = preloadsOf({ tag, settings, folder, culture: data?.culture });
  return {
    html: elementHtml({
      tag,
      attributes,
      sheet,
      screen,
      data: data ? dataText(data) : '',
      nonce: options.nonce,
    }),
    ...screenHead({
      rendered,
      tag,
      settings,
      preloads: [{ rel: 'preload', as: 'style', href: sheet }, ...preloads],
    }),
  };
}

/** Returns the settings of the attributes and of the server. Logs attributes whose text cannot be read. */
function settingsFor(tag: Tag, attributes: AttributeTexts, options: RenderOptions): Settings {
  const { settings, problems } = settingsOf(tag, attributes);
  for (const { field, expected, actual } of problems)
    console.warn(`lp-catalog: <${tag}> ${field}: expected ${expected}, but it is ${actual}`);
  const { session, getAccessToken, configuration } = options;
  const hasConfiguration = settings.config !== undefined || settings.configUrl !== undefined;
  return {
    ...settings,
    ...(session === undefined ? {} : { session }),
    ...(getAccessToken === undefined ? {} : { getAccessToken }),
    ...(hasConfiguration || configuration === undefined ? {} : { config: configuration }),
  };
}
