import { cssTokens } from './css-tokens';

/** Functions that take an address as a string. */
const takesString = ['src', 'image', 'image-set', '-webkit-image-set', 'cross-fade', '-webkit-cross-fade'];

/** Functions whose result is known only where the value is used; so is that of an author's own function, `--name()`. */
const isComputed = /^(var|env|attr|if|inherit|--.*)$/;

/**
 * The addresses that a CSS value may load, with escapes decoded and comments skipped. Every string beside a loading
 * function counts as one. `computed` where only the browser knows the address.
 * @see O-29
 */
export function addressesIn(value: string): string[] | 'computed' {
  const tokens = cssTokens(value);
  const functions = tokens.filter(({ kind }) => kind === 'function').map(({ text }) => text.toLowerCase());
  const loadsString = functions.some((name) => takesString.includes(name));
  if (loadsString && functions.some((name) => isComputed.test(name))) return 'computed';
  const isLoading = loadsString || functions.includes('url');
  return tokens
    .filter(({ kind }) => kind === 'url' || (kind === 'string' && isLoading))
    .map(({ text }) => text);
}

/** The declarations of a style as the browser writes them. */
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

/** A function's token ends with its opening bracket. */
function depthOf(raw: string): number {
  if (/^[)\]}]$/.test(raw)) return -1;
  return /^[([{]$/.test(raw) || /^[^"'/].*\($/s.test(raw) ? 1 : 0;
}
