import * as v from 'valibot';
import type { Positions } from '../../domain/media/playback/positions';
import type { Problem } from '../../domain/setup/problem';
import { readFitting } from './problems';

const Seconds = v.pipe(v.number(), v.finite(), v.minValue(0));

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
  const problems: Problem[] = [];
  const positions = Object.entries(input).flatMap(([mediaId, seconds]) => {
    const read = readFitting(Seconds, seconds, `positions.${mediaId}`);
    problems.push(...read.problems);
    return read.output === undefined || read.problems.length > 0
      ? []
      : [[mediaId, Math.floor(read.output)] as const];
  });
  return { positions, problems: problems.map((problem) => ({ ...problem, code: 'property' })) };
}
