import { expect, it } from 'vitest';
import { readHostPositions } from '../../../src/api/host/host-positions';
import { problemMessage } from '../../../src/domain/setup/problem';

it.each([
  [{}, []],
  [
    { film: 760, talk: 12.8 },
    [
      ['film', 760],
      ['talk', 12],
    ],
  ],
])('the positions %j of a page are read as %j [O-26]', (input, positions) => {
  expect(readHostPositions(input)).toEqual({ positions, problems: [] });
});

it.each([
  ['12', 'positions: expected an object, got string'],
  [['film'], 'positions: expected an object, got a list'],
  [{ film: 'soon', talk: 12 }, 'positions.film: expected number, got "soon"'],
  [{ film: -1, talk: 12 }, 'positions.film: expected'],
])('the positions %j are reported by their field, and the others stay [O-11 O-26]', (input, problem) => {
  const { positions, problems } = readHostPositions(input);
  expect(problems.map(problemMessage)).toEqual([expect.stringContaining(problem)]);
  expect(positions).toEqual(typeof input === 'object' && !Array.isArray(input) ? [['talk', 12]] : []);
});
