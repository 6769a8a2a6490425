/** Where a learner left media: pairs of id and seconds, the latest first (O-14). */
export type Positions = readonly (readonly [mediaId: string, seconds: number])[];

/** How many are kept. */
const mostPositions = 200;

/** Before this nothing worth coming back to was seen. */
const leastSeconds = 5;

/** From this part of its length on, a media counts as seen to its end. */
const seenPart = 0.95;

/** Reads what was kept; what cannot be read counts as nothing. */
export function readPositions(text: string | undefined): Positions {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** Where to go on; undefined where it starts at its beginning. */
export function positionOf(positions: Positions, mediaId: string): number | undefined {
  return positions.find(([id]) => id === mediaId)?.[1];
}

/** Remembers a place; its very beginning and its end are none to come back to (O-14). */
export function withPosition(
  positions: Positions,
  mediaId: string,
  { seconds, length }: { seconds: number; length: number },
): Positions {
  const others = positions.filter(([id]) => id !== mediaId);
  if (seconds < leastSeconds || seconds > length * seenPart) return others;
  return [[mediaId, Math.floor(seconds)] as const, ...others].slice(0, mostPositions);
}

const isPosition = (entry: unknown): entry is readonly [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
