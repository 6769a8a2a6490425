/** A token of a CSS value. `text` is its name or content with escapes decoded; `raw` is the original text. */
interface CssToken {
  kind: 'string' | 'url' | 'function' | 'other';
  text: string;
  raw: string;
}

/** Matches a CSS name. Each escape matches in only one way, so that a long name costs no more than its length. */
const nameOf = String.raw`(?:[-\w]|[^\x00-\x7F]|\\[\da-f]{1,6}(?![\da-f])\s?|\\[^\n\da-f])+`;

/** The possible beginnings of a value. The first match counts. An unterminated string or comment includes the rest. */
const beginnings: readonly { kind: CssToken['kind']; pattern: RegExp }[] = [
  { kind: 'other', pattern: /^\/\*.*?(?:\*\/|$)/s },
  { kind: 'string', pattern: /^"((?:\\.|[^"\\\n])*)(?:"|$|(?=\n))/s },
  { kind: 'string', pattern: /^'((?:\\.|[^'\\\n])*)(?:'|$|(?=\n))/s },
  { kind: 'function', pattern: new RegExp(`^(${nameOf})\\(`, 'is') },
  { kind: 'other', pattern: new RegExp(`^${nameOf}`, 'is') },
  { kind: 'other', pattern: /^./su },
];

/** Matches an address without quotes, up to its closing bracket. */
const bareAddress = /^\s*(?!["'\s])((?:\\.|[^\\)])*)\)?/s;

/** Splits a CSS value into strings, addresses, function names and the rest, as CSS Syntax 3 does. */
export function cssTokens(value: string): CssToken[] {
  const tokens: CssToken[] = [];
  for (let rest = value; rest !== '';) {
    const token = firstToken(rest);
    tokens.push(token);
    rest = rest.slice(token.raw.length);
  }
  return tokens;
}

function firstToken(rest: string): CssToken {
  for (const { kind, pattern } of beginnings) {
    const [raw, content = ''] = pattern.exec(rest) ?? [];
    if (raw === undefined) continue;
    const token: CssToken = { kind, text: decoded(content), raw };
    const isUrl = kind === 'function' && token.text.toLowerCase() === 'url';
    const bare = isUrl ? bareAddress.exec(rest.slice(raw.length)) : null;
    return bare ? { kind: 'url', text: decoded(bare[1] ?? '').trim(), raw: raw + bare[0] } : token;
  }
  return { kind: 'other', text: '', raw: rest };
}

const escapes = /\\(?:([\da-f]{1,6})\s?|(\n|$)|)/gi;

function decoded(text: string): string {
  return text.replace(escapes, (_: string, hex: string | undefined) =>
    hex === undefined ? '' : String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10ffff)),
  );
}
