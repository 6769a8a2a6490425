import { beginElement, type PortalSettings } from '../../src/shell/for-elements';
import { dataText, pageData, renderScreen, screenHead } from '../../src/shell/for-servers';
import { elementCode } from '../element-code';
import type { Tag } from '../description';
import { attributeTexts, settingsOf, type Attributes } from './attributes';
import { elementHtml } from './element-html';
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
}

/** The HTML of an element, and what the rest of the answer needs. */
export interface RenderedElement {
  /** The tag with its content. */
  html: string;
  /** The tags for the head of the page. */
  head: string;
  /** The status of the answer: 200, 302 for a login, 403, 404, or 503 when the portal has not answered. */
  status: number;
  /** The address of the login, with status 302. */
  location?: string;
  /** The value of the header Cache-Control. */
  cacheControl: string;
}

const defaultTimeoutMs = 800;

/**
 * Renders the first screen of an element on a server.
 *
 * @throws Error when an attribute or the address cannot be read
 * @see R-EMBED-037
 */
export async function renderElement(tag: Tag, options: RenderOptions): Promise<RenderedElement> {
  const url = new URL(options.url);
  const texts = attributeTexts(options.attributes ?? {});
  const { settings: read, problems } = settingsOf(tag, texts);
  for (const { field, expected, actual } of problems)
    console.warn(`lp-catalog: <${tag}> ${field}: expected ${expected}, but it is ${actual}`);
  const { session, getAccessToken, assets = '/dist/', timeoutMs = defaultTimeoutMs } = options;
  const settings = {
    ...read,
    ...(session === undefined ? {} : { session }),
    ...(getAccessToken ? { getAccessToken } : {}),
    ...(read.configUrl === undefined && options.configuration !== undefined
      ? { config: options.configuration }
      : {}),
  };
  const { Component, begin = beginElement } = await elementCode[tag]();
  const { portal, html } = await renderScreen(
    { Component, begin },
    { tag, settings, url, fetch: serverFetch(options, settings, url), signal: AbortSignal.timeout(timeoutMs) },
  );
  const folder = assets.replace(/\/*$/, '/');
  const sheet = `${folder}lp-catalog.css`;
  return {
    html: elementHtml({
      tag,
      attributes: texts,
      sheet,
      screen: html,
      data: html === undefined ? undefined : dataText(pageData(portal)),
    }),
    ...screenHead({ portal, tag, settings, url, sheet }),
  };
}
