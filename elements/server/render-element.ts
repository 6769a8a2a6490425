import { beginElement, type Settings } from '../../src/shell/for-elements';
import {
  hasConfiguration,
  pageData,
  releasePortal,
  renderScreen,
  screenHead,
  scriptJson,
} from '../../src/shell/server/for-servers';
import { elementCode } from '../element-code';
import type { Tag } from '../description';
import { attributeTexts, settingsOf, type AttributeTexts } from './attributes';
import { elementHtml, type Sheet } from './element-html';
import { preloadsOf } from './preloads';
import type { RenderedElement, RenderOptions } from './render-options';
import { serverFetch } from './server-fetch';
import { withTimeout } from './with-timeout';

const defaultTimeoutMs = 800;

/**
 * Renders the first screen of an element on a server.
 *
 * @throws Error when the name of an attribute, the address or `styles` cannot be read
 * @see R-EMBED-037
 */
export async function renderElement(tag: Tag, options: RenderOptions): Promise<RenderedElement> {
  const url = new URL(options.url);
  const attributes = attributeTexts(options.attributes ?? {});
  const settings = settingsFor(tag, attributes, options);
  const { Component, begin = beginElement } = await elementCode[tag]();
  const request = { tag, settings, url, fetch: serverFetch(options, settings, url) };
  const rendered = await withTimeout(options.timeoutMs ?? defaultTimeoutMs, (signal) =>
    renderScreen({ Component, begin }, { ...request, signal }),
  );
  const folder = (options.assets ?? '/dist/').replace(/\/*$/, '/');
  const sheet = sheetOf(options.styles, `${folder}lp-catalog.css`);
  const screen = rendered.html;
  const data = screen === undefined ? undefined : pageData(rendered, settings);
  const preloads = preloadsOf({ tag, settings, folder, culture: data?.culture });
  const result = {
    html: elementHtml({
      tag,
      attributes,
      sheet,
      screen,
      data: data ? scriptJson(data) : '',
      nonce: options.nonce,
    }),
    ...screenHead({
      rendered,
      tag,
      settings,
      preloads: [
        ...('href' in sheet ? [{ rel: 'preload', as: 'style', ...sheet } as const] : []),
        ...preloads,
      ],
    }),
  };
  releasePortal(rendered.portal);
  return result;
}

/** The text of the sheet. The build inserts it. */
declare const __LP_SHEET__: string;

function sheetOf(styles: unknown = 'linked', href: string): Sheet {
  if (styles === 'linked') return { href };
  if (styles === 'inline') return { text: __LP_SHEET__ };
  throw new Error(`styles: expected "linked" or "inline", but it is ${JSON.stringify(styles)}`);
}

/** Returns the settings of the attributes and of the server. Logs attributes whose text cannot be read. */
function settingsFor(tag: Tag, attributes: AttributeTexts, options: RenderOptions): Settings {
  const { settings, problems } = settingsOf(tag, attributes);
  for (const { field, expected, actual } of problems)
    console.warn(`lp-catalog: <${tag}> ${field}: expected ${expected}, but it is ${actual}`);
  const { session, getAccessToken, configuration } = options;
  return {
    ...settings,
    ...(session === undefined ? {} : { session }),
    ...(getAccessToken === undefined ? {} : { getAccessToken }),
    ...(hasConfiguration(settings) || configuration === undefined ? {} : { config: configuration }),
  };
}
