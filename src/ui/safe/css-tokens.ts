/** A piece of a CSS value; `text` is its name or content with escapes decoded, `raw` what was written. */
interface CssToken {
  kind: 'string' | 'url' | 'function' | 'other';
  text: string;
  raw: string;
}

/** An escape is read in one way only, so that a long name costs no more than its length. */
const nameOf = String.raw`(?:[-\w]|[^\x00-\x7F]|\\[\da-f]{1,6}(?![\da-f])\s?|\\[^\n\da-f])+`;

/** What a value may begin with; the first that fits counts. A string or comment that never ends takes the rest. */
const beginnings: readonly { kind: CssToken['kind']; pattern: RegExp }[] = [
  { kind: 'other', pattern: /^\/\*.*?(?:\*\/|$)/s },
  { kind: 'string', pattern: /^"((?:\\.|[^"\\\n])*)(?:"|$|(?=\n))/s },
  { kind: 'string', pattern: /^'((?:\\.|[^'\\\n])*)(?:'|$|(?=\n))/s },
  { kind: 'function', pattern: new RegExp(`^(${nameOf})\\(`, 'is') },
  { kind: 'other', pattern: new RegExp(`^${nameOf}`, 'is') },
  { kind: 'other', pattern: /^./su },
];

/** An address without quotes, up to its closing bracket. */
const bareAddress = /^\s*(?!["'\s])((?:\\.|[^\\)])*)\)?/s;

/** Cuts a CSS value into strings, addresses, function names and the rest, as CSS Syntax 3 does. */
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
