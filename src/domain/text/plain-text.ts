import { decodeEntities } from './entities';

/** Elements that a browser puts on a line of their own, or in a cell of their own. */
const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section summary table tbody ' +
    'td tfoot th thead title tr ul'
  ).split(' '),
);

/** Elements whose content no reader sees; an unclosed one reaches to the end. */
const hidden =
  /<(script|style|template|noscript|iframe|object|svg|math|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const tags = /<\/?([a-z][^\s/<>]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'"<>])*(?:>|$)/gi;

/**
 * The visible words of a text with markup, for places that have no room for it. Block elements separate words, inline
 * elements do not, so that "un<b>do</b>able" stays one word (A-124, R-MEDIA-006, R-VALID-043).
 */
export function plainText(html: string): string {
  const words = html
    .replace(comments, '')
    .replace(hidden, '')
    .replace(tags, (_, name: string) => (blocks.has(name.toLowerCase()) ? ' ' : ''));
  return decodeEntities(words).replace(/\s+/g, ' ').trim();
}
