/**
 * Shows one element with samples for one audience. What it shows stands in the address, behind the #, as JSON: the tag, its
 * attributes, the audience. Attributes are set one by one, so that nothing of the address is ever read as HTML.
 */
import { configure } from '/dist/lp-catalog.js';

const { tag, attributes, audience } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const { 'config-url': configUrl, config, labels, lang, ...others } = attributes;
configure({
  ...(config === undefined ? { configUrl: configUrl ?? '/config.json' } : { config: JSON.parse(config) }),
  ...(labels === undefined ? {} : { labels: JSON.parse(labels) }),
  ...(lang === undefined ? {} : { lang }),
  isPreview: true,
  isDemo: true,
  previewAs: `audience=${audience}&${others['preview-as'] ?? ''}`,
  // A preview remembers nothing of its editor.
  storage: 'none',
});
// Others are not the element's own: the page is configured above.
const left = new Set(['session-url', 'storage', 'preview', 'preview-as', 'demo']);
if (/^lp-[a-z-]+$/.test(tag)) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(others)) if (!left.has(name)) element.setAttribute(name, value);
  if (lang !== undefined) element.setAttribute('lang', lang);
  document.body.append(element);
}
