/** Matches the beginning of markup: a comment, or a start tag with its name. */
const begin = /<!--|<([a-z][^\s/>]*)/gi;
/** Matches one attribute, or the characters between two attributes. */
const attribute = /([^\s/>][^\s/>=]*)(?:\s*=\s*("[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*)?)?|[\s/]+/y;

/**
 * Removes comments, `style`, `script` and `noscript` elements, and all attributes except the listed ones, before a
 * parser sees them. A parser reports inline styles and handlers to the page's Content-Security-Policy even in an inert
 * document, and browsers parse `noscript` differently there. This function is no protection by itself. The sanitiser
 * then decides what may stay.
 */
export function withPlainTags(html: string, attributes: readonly string[]): string {
  let plain = '';
  let at = 0;
  for (begin.lastIndex = 0; ; begin.lastIndex = at) {
    const found = begin.exec(html);
    if (!found) return plain + html.slice(at);
    const [opening, name = ''] = found;
    const tag = readTag(html, { name, start: found.index + opening.length }, attributes);
    plain += html.slice(at, found.index) + tag.markup;
    at = tag.end;
  }
}

function readTag(
  html: string,
  { name, start }: { name: string; start: number },
  attributes: readonly string[],
): { markup: string; end: number } {
  if (name === '') return { markup: '', end: endOf(html, /-->/g, start) };
  const { markup, end, isClosed } = readAttributes(html, start, attributes);
  if (/^(style|script|noscript)$/i.test(name))
    return { markup: '', end: endOf(html, new RegExp(`</${name}[^>]*>`, 'gi'), end) };
  return { markup: isClosed ? `<${name}${markup}>` : '', end };
}

function readAttributes(html: string, start: number, attributes: readonly string[]) {
  let end = start;
  let markup = '';
  for (attribute.lastIndex = end; ; attribute.lastIndex = end) {
    const [raw, name = ''] = attribute.exec(html) ?? [];
    if (raw === undefined) break;
    end += raw.length;
    if (attributes.includes(name.toLowerCase())) markup += ` ${raw}`;
  }
  // Every parser drops a tag that never ends.
  const isClosed = html[end] === '>';
  return { markup, end: isClosed ? end + 1 : html.length, isClosed };
}

function endOf(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  const found = pattern.exec(html);
  return found ? found.index + found[0].length : html.length;
}
