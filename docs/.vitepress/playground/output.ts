import { configurationOf } from '../theme/sample-configuration';
import type { Composition, View } from './composition';

/** Returns the tag with its attributes as HTML. */
export const tagOf = ({ tag, attributes }: Pick<Composition, 'tag' | 'attributes'>): string =>
  `<${tag}${attributeTexts(attributes)
    .map((text) => ` ${text}`)
    .join('')}></${tag}>`;

/** Returns the HTML to paste into a page with the elements. It shows samples, so that it needs no portal. */
export function pastedHtml({ tag, attributes, blocks, view }: Composition): string {
  const configuration = JSON.stringify(configurationOf(blocks), undefined, 2);
  const lines = [
    'preview',
    'demo',
    ...attributeTexts({ ...attributes, lang: view.lang, theme: view.theme }),
    `config='${configuration.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`,
  ];
  return [
    '<!-- To show your portal, write config-url="/config.json" in place of preview, demo and config. -->',
    `<${tag}`,
    ...lines.map((line) => `  ${line}`),
    `></${tag}>`,
  ].join('\n');
}

/** Returns the configuration as JSON, to serve at `config-url` together with your services. */
export const configurationJson = ({ blocks }: Pick<Composition, 'blocks'>): string =>
  JSON.stringify(configurationOf(blocks), undefined, 2);

/** Returns the value of `preview-as`. */
export const previewAsOf = ({ audience, states }: Pick<View, 'audience' | 'states'>): string =>
  String(new URLSearchParams({ audience, ...states }));

const attributeTexts = (attributes: Readonly<Record<string, string>>): string[] =>
  Object.entries(attributes).map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
