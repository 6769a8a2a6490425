/** A part of a title. It is marked if it matches a word of the phrase. */
export type TitlePart = { text: string; isMarked: boolean };

/**
 * Splits a title into the parts that match a word of the phrase and the parts between them. Ignores case and accents.
 * Never splits a code point.
 */
export function markedParts(title: string, phrase: string): TitlePart[] {
  const points = Array.from(title.normalize('NFC'));
  const folds = points.map(fold);
  const words = phrase.normalize('NFC').split(/\s+/).filter(Boolean);
  const spans = words.flatMap((word) => spansOf(Array.from(word, fold).join(''), folds.join('')));
  const starts = startsOf(folds);
  return points.reduce<TitlePart[]>((parts, point, index) => {
    const from = starts[index] ?? 0;
    const to = starts[index + 1] ?? from;
    return extended(
      parts,
      point,
      spans.some((span) => from < span.to && span.from < Math.max(to, from + 1)),
    );
  }, []);
}

/** Letters with a second spelling, mostly of two letters. The search of the catalog finds both spellings. */
const written: ReadonlyMap<string, string> = new Map(
  Object.entries({ æ: 'ae', ø: 'oe', å: 'aa', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }),
);

function fold(point: string): string {
  const lower = point.toLowerCase();
  return written.get(lower) ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
}

type Span = { from: number; to: number };

/** Returns the positions of a word in a text, including overlapping occurrences. */
function spansOf(word: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(word); word && from !== -1; from = text.indexOf(word, from + 1)) {
    spans.push({ from, to: from + word.length });
  }
  return spans;
}

/** Returns the start of each folded code point in the folded text, and the end of the last one. */
function startsOf(folds: readonly string[]): number[] {
  return folds.reduce((starts, text) => [...starts, (starts.at(-1) ?? 0) + text.length], [0]);
}

function extended(parts: readonly TitlePart[], text: string, isMarked: boolean): TitlePart[] {
  const last = parts.at(-1);
  if (last?.isMarked !== isMarked) return [...parts, { text, isMarked }];
  return [...parts.slice(0, -1), { text: last.text + text, isMarked }];
}
