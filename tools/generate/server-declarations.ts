import { faces } from './face';
import { interfaceText } from './source-types';

const source = 'elements/server/render-options.ts';

/** Returns the types of the code that renders elements on a server. @see R-EMBED-037 */
export function serverDeclarations(): string {
  return `${[
    `import type { CatalogConfiguration, PortalSettings } from '../lp-catalog.js';`,
    `/** The tag of an element. */\nexport type Tag = ${faces.map(({ tag }) => `'${tag}'`).join(' | ')};`,
    `/** The attributes of an element, as HTML has them. \`true\` and \`''\` set an attribute without a value. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;`,
    renderOptions(),
    interfaceText('src/domain/head/head-tags.ts', 'HeadTags'),
    interfaceText(source, 'RenderedElement'),
    `/**
 * Renders the first screen of an element on a server. Rejects when an attribute or the address cannot be read. Everything
 * else that fails becomes a part that renders in the browser.
 */
export declare function renderElement(tag: Tag, options: RenderOptions): Promise<RenderedElement>;`,
  ].join('\n\n')}\n`;
}

/** Returns the options with the type of a page's configuration. Our source does not trust what a page passes. */
function renderOptions(): string {
  const untrusted = 'configuration?: unknown;';
  const text = interfaceText(source, 'RenderOptions');
  if (!text.includes(untrusted)) throw new Error(`RenderOptions has no ${untrusted}`);
  return text.replace(untrusted, 'configuration?: CatalogConfiguration;');
}
