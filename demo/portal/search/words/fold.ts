/** Letters that people write in two ways: as two letters, or as the bare one. */
const twoWays: Readonly<Record<string, readonly [long: string, bare: string]>> = {
  å: ['aa', 'a'],
  ä: ['ae', 'a'],
  æ: ['ae', 'ae'],
  ø: ['oe', 'o'],
  ö: ['oe', 'o'],
  œ: ['oe', 'oe'],
  ü: ['ue', 'u'],
};

/** Letters that no accent rule takes apart. */
const oneWay: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h' };

/** Accents of Latin, Greek and Cyrillic, Arabic vowel signs and the Arabic stretching stroke. */
// eslint-disable-next-line no-misleading-character-class -- single marks are what it looks for
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g;

/** Invisible signs for the direction of writing, and HTML with its entities. */
const noise = /[\u200b-\u200f\u202a-\u202e]|<[^>]*>|&[a-z]+;/gi;

const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';

/** A run of a script without spaces, a `.net`, or a word that may end in signs with a meaning, as C# and C++. */
const words = new RegExp(
  `[${unspaced}]+|\\.net(?![\\p{L}\\p{N}])|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+(?:[#+]+(?![\\p{L}\\p{N}]))?`,
  'gu',
);
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u');

/** Every form of every word of a text, in order: what the index holds. A script without spaces gives its characters. */
export function indexedForms(text: string): string {
  return wordsOf(text).flatMap(formsOf).join(' ');
}

/** The words of a phrase, each with the forms in which the index may contain it. */
export function phraseForms(phrase: string): string[][] {
  return wordsOf(phrase).map(formsOf);
}

/** The words of a text as they are written, in lower case. */
export function wordsOf(text: string): string[] {
  return text.replace(noise, ' ').normalize('NFC').toLowerCase().match(words) ?? [];
}

function formsOf(written: string): string[] {
  if (isUnspaced.test(written)) return [[...written].join(' ')];
  const long = bare(replaceLetters(written, 0));
  const short = bare(replaceLetters(written, 1));
  return long === short ? [long] : [long, short];
}

function replaceLetters(written: string, way: 0 | 1): string {
  return [...written].map((letter) => twoWays[letter]?.[way] ?? oneWay[letter] ?? letter).join('');
}

function bare(written: string): string {
  return written.normalize('NFKD').replace(marks, '').normalize('NFC');
}
