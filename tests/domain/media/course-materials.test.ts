import { describe, expect, it } from 'vitest';
import {
  materialOrder,
  neighbour,
  stepsEnabled,
  wrappedIndex,
} from '../../../src/domain/media/course-materials';

const ids = ['a', 'b', 'c'];

describe('the materials of a course', () => {
  it('are in one order: ungrouped first, then by group, each once [R-MEDIA-012]', () => {
    const groups = [
      { name: 'One', materialIds: ['c', 'd'] },
      { name: 'Two', materialIds: ['e', 'a'] },
    ];
    expect(materialOrder({ ungrouped: ['a', 'b'], groups })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each([
    [0, 3, 0],
    [3, 3, 0],
    [4, 3, 1],
    [-1, 3, 2],
    [-4, 3, 2],
    [5, 0, 0],
  ])('wrap the index %i of %i to %i [R-COURSEMEDIA-003]', (index, count, wrapped) => {
    expect(wrappedIndex(index, count)).toBe(wrapped);
  });

  it('repeat in a cycle with previous and next [R-MEDIA-013]', () => {
    expect(ids.map((id) => neighbour(ids, id, 1))).toEqual(['b', 'c', 'a']);
    expect(ids.map((id) => neighbour(ids, id, -1))).toEqual(['c', 'a', 'b']);
  });

  it('start with the first when none is chosen [A-112]', () => {
    expect([neighbour(ids, undefined, 1), neighbour(ids, 'x', 1), neighbour(ids, undefined, -1)]).toEqual([
      'a',
      'a',
      undefined,
    ]);
    expect(neighbour([], undefined, 1)).toBeUndefined();
  });

  it.each([
    ['a', { previous: false, next: true }, 'R-COURSEMEDIA-001'],
    ['c', { previous: true, next: false }, 'R-COURSEMEDIA-002'],
    ['b', { previous: true, next: true }, 'A-112'],
    [undefined, { previous: false, next: true }, 'A-112'],
  ])('have at %s the enabled buttons %o [%s]', (...[current, enabled]) => {
    expect(stepsEnabled(ids, current)).toEqual(enabled);
  });

  it('have disabled buttons when there are none [A-112]', () => {
    expect(stepsEnabled([], undefined)).toEqual({ previous: false, next: false });
  });
});
