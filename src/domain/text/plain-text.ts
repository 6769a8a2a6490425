import { decodeEntities } from './entities';

/** Elements that a browser shows on a separate line or in a separate cell. */
const blocks: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol option p pre section summary table tbody ' +
    'td tfoot th thead title tr ul'
  ).split(' '),
);

/** Elements whose content is never visible. An unclosed element extends to the end of the text. */
const hidden =
  /<(script|style|template|noscript|iframe|object|svg|math|head)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const tags = /<\/?([a-z][^\s/<>]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'"<>])*(?:>|$)/gi;

/**
 * Returns the visible words of a text with markup, for layouts without space for the markup. Block elements separate
 * words, inline elements do not, so that "un<b>do</b>able" stays one word.
 * @see A-124 R-MEDIA-006 R-VALID-043
 */
export function plainText(html: string): string {
  const words = html
    .replace(comments, '')
    .replace(hidden, '')
    .replace(tags, (_, name: string) => (blocks.has(name.toLowerCase()) ? ' ' : ''));
  return decodeEntities(words).replace(/\s+/g, ' ').trim();
}
