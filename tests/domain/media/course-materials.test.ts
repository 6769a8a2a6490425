import { describe, expect, it } from 'vitest';
import {
  materialOrder,
  neighbour,
  stepsEnabled,
  wrappedIndex,
} from '../../../src/domain/media/course-materials';

const ids = ['a', 'b', 'c'];

describe('course materials', () => {
  it('R-MEDIA-012 come ungrouped first, then by group, each once', () => {
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
  ])('R-COURSEMEDIA-003 wraps the index %i of %i to %i', (index, count, wrapped) => {
    expect(wrappedIndex(index, count)).toBe(wrapped);
  });

  it('R-MEDIA-013 are cycled by previous and next', () => {
    expect(ids.map((id) => neighbour(ids, id, 1))).toEqual(['b', 'c', 'a']);
    expect(ids.map((id) => neighbour(ids, id, -1))).toEqual(['c', 'a', 'b']);
  });

  it('A-112 start with the first when none is chosen', () => {
    expect([neighbour(ids, undefined, 1), neighbour(ids, 'x', 1), neighbour(ids, undefined, -1)]).toEqual([
      'a',
      'a',
      undefined,
    ]);
    expect(neighbour([], undefined, 1)).toBeUndefined();
  });

  it.each([
    ['R-COURSEMEDIA-001', 'a', { previous: false, next: true }],
    ['R-COURSEMEDIA-002', 'c', { previous: true, next: false }],
    ['A-112', 'b', { previous: true, next: true }],
    ['A-112', undefined, { previous: false, next: true }],
  ])('%s at %s the buttons are %o', (_, current, enabled) => {
    expect(stepsEnabled(ids, current)).toEqual(enabled);
  });

  it('A-112 have no buttons at work when there are none', () => {
    expect(stepsEnabled([], undefined)).toEqual({ previous: false, next: false });
  });
});
