import { parseJson } from '../../text/parse-json';

/** The playback positions of a learner: pairs of media id and seconds, the latest first. @see O-14 */
export type Positions = readonly (readonly [mediaId: string, seconds: number])[];

/** The maximum number of saved positions. */
const mostPositions = 200;

/** Positions before this time are not worth resuming. */
const leastSeconds = 5;

/** From this fraction of its length, a media item counts as watched to the end. */
const seenPart = 0.95;

/** Parses the saved positions. Returns none if the text is unreadable. */
export function readPositions(text: string | undefined): Positions {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

/** Returns the position to resume from, or undefined to start at the beginning. */
export function positionOf(positions: Positions, mediaId: string): number | undefined {
  return positions.find(([id]) => id === mediaId)?.[1];
}

/** Returns the positions of both. Those of `first` count where both have one. */
export function mergedPositions(first: Positions, second: Positions): Positions {
  const ids = new Set(first.map(([id]) => id));
  return [...first, ...second.filter(([id]) => !ids.has(id))];
}

/** Adds a playback position. Removes the position of a media item that is at its beginning or its end. @see O-14 */
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
