import { cssTokens } from './css-tokens';

/** Functions that accept an address as a string. */
const stringFunctions = [
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
];

/** Functions whose result is known only where the value is used, including an author's own functions, `--name()`. */
const isComputed = /^(var|env|attr|if|inherit|--.*)$/;

/**
 * Returns the addresses that a CSS value may load, with escapes decoded and comments skipped. In a value with a loading
 * function, every string counts as an address. Returns `computed` when only the browser knows the address.
 * @see O-29
 */
export function addressesIn(value: string): string[] | 'computed' {
  const tokens = cssTokens(value);
  const functions = tokens.filter(({ kind }) => kind === 'function').map(({ text }) => text.toLowerCase());
  const loadsString = functions.some((name) => stringFunctions.includes(name));
  if (loadsString && functions.some((name) => isComputed.test(name))) return 'computed';
  const isLoading = loadsString || functions.includes('url');
  return tokens
    .filter(({ kind }) => kind === 'url' || (kind === 'string' && isLoading))
    .map(({ text }) => text);
}

/** Returns the declarations of a style, from the text that the browser writes. */
export function declarationsOf(cssText: string): { property: string; value: string }[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const { raw } of cssTokens(cssText)) {
    depth += depthOf(raw);
    if (raw === ';' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + raw);
  }
  return parts.flatMap((part) => {
    const at = part.indexOf(':');
    return at < 0 ? [] : [{ property: part.slice(0, at).trim(), value: part.slice(at + 1).trim() }];
  });
}

/** Returns by how much a token changes the nesting depth. The token of a function ends with its opening bracket. */
function depthOf(raw: string): number {
  if (/^[)\]}]$/.test(raw)) return -1;
  return /^[([{]$/.test(raw) || /^[^"'/].*\($/s.test(raw) ? 1 : 0;
}
