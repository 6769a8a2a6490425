/**
 * Returns the name that is most similar to a misspelled one, ignoring case. Returns undefined if no name is similar
 * enough.
 * @see O-11
 */
export function similarName(wrong: string, names: readonly string[]): string | undefined {
  const sought = wrong.trim().toLowerCase();
  if (sought.length < shortest) return undefined;
  const most = Math.max(1, Math.min(mostEdits, Math.floor(sought.length / lettersPerEdit)));
  const [best] = names
    .map((name) => ({ name, edits: edits(sought, name.toLowerCase()) }))
    .filter(({ edits: count }) => count <= most)
    .sort((one, other) => one.edits - other.edits);
  return best?.name;
}

/** Shorter names are similar to too many others. */
const shortest = 3;
/** A misspelled name has one wrong letter in five, and two at most. */
const lettersPerEdit = 5;
const mostEdits = 2;

/**
 * Counts the letters to insert, remove, replace or swap with their neighbour to turn one text into the other
 * (Damerau-Levenshtein distance with adjacent transpositions).
 */
function edits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(last, column) + 1,
          at(current, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
