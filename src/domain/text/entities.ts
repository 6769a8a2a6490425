/** The HTML entity names of the characters from U+00E0 to U+00FF, in order. */
const smallNames =
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** The names from U+00A0 to U+00FF. Those of capital letters begin with one, except for a few in `otherNames`. */
const latinNames =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
  'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  `${smallNames.replace(/\b./g, (first) => first.toUpperCase())} ${smallNames}`;

const firstLatin = 0xa0;

/** Other entity names that editors use. Invisible marks become an empty text. */
const otherNames: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  rlm: '',
  lrm: '',
  zwj: '',
  zwnj: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  bull: '•',
  euro: '€',
  trade: '™',
  oelig: 'œ',
  OElig: 'Œ',
  scaron: 'š',
  Scaron: 'Š',
  AElig: 'Æ',
  ETH: 'Ð',
  times: '×',
  THORN: 'Þ',
  szlig: 'ß',
  Yuml: 'Ÿ',
};

const softHyphen = '\u00ad';

const named: ReadonlyMap<string, string> = new Map([
  ...latinNames
    .split(' ')
    .map((name, index) => [name, String.fromCodePoint(firstLatin + index)] as [string, string]),
  ...Object.entries(otherNames),
  ['shy', ''] as [string, string],
]);

/** Replaces HTML entities, named or numeric, with their characters. Unknown names stay unchanged. @see A-124 */
export function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w*);/gi, (all, name: string) => {
    if (name.startsWith('#')) return characterOf(name.slice(1).toLowerCase());
    return named.get(name) ?? named.get(name.toLowerCase()) ?? all;
  });
}

const highestPoint = 0x10ffff;

/**
 * Returns the character of a code point such as `229` or `xe5`. Returns an empty text for a soft hyphen or an invalid
 * code point.
 */
function characterOf(number: string): string {
  const point = Number(number.startsWith('x') ? `0${number}` : number);
  const character = point > 0 && point <= highestPoint ? String.fromCodePoint(point) : '';
  return character === softHyphen ? '' : character;
}
