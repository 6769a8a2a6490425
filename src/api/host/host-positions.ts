import * as v from 'valibot';
import type { Positions } from '../../domain/media/playback/positions';
import type { Problem } from '../../domain/setup/problem';
import { readFitting } from './problems';

const PositionsInput = v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0)));

/**
 * Parses the positions from the embedding page: an object with the seconds of each media id. Reports and omits one that
 * does not match.
 * @see O-11 O-26
 */
export function readHostPositions(input: unknown): { positions: Positions; problems: Problem[] } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const actual = Array.isArray(input) ? 'a list' : input === null ? 'null' : typeof input;
    return {
      positions: [],
      problems: [{ code: 'property', field: 'positions', expected: 'an object', actual }],
    };
  }
  const { output = {}, problems } = readFitting(PositionsInput, input, 'positions');
  const positions = Object.entries(output).map(
    ([mediaId, seconds]) => [mediaId, Math.floor(seconds)] as const,
  );
  return { positions, problems: problems.map((problem) => ({ ...problem, code: 'property' })) };
}
