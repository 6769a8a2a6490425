import { describe, expect, it } from 'vitest';
import { movedRow, numberedItems } from '../../../src/domain/lists/list-edit';

const rows = ['a', 'b', 'c', 'd'];
const item = (id: string, orderNumber: number) => ({ id, orderNumber });

describe('moving a row of a list', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
  ])('from %i to %i gives %s [R-ORDER-009]', (from, to, expected) => {
    expect(movedRow(rows, from, to).join('')).toBe(expected);
  });

  it.each([
    [2, 2],
    [9, 0],
    [0, 4],
    [0, -1],
  ])('changes nothing from %i to %i [R-ORDER-009]', (from, to) => {
    expect(movedRow(rows, from, to)).toBe(rows);
  });
});

describe('the request of an edited list', () => {
  const all = [item('x', 3), item('a', 1), item('b', 2), item('y', 4)];

  it('has all items, first the shown ones and then the others in their old order [A-102]', () => {
    expect(numberedItems([{ id: 'b' }, { id: 'a' }], [...all].reverse())).toEqual([
      item('b', 1),
      item('a', 2),
      item('x', 3),
      item('y', 4),
    ]);
  });

  it('omits what was removed [A-102]', () => {
    expect(numberedItems([{ id: 'b' }, { id: 'a' }], all, ['a', 'x'])).toEqual([item('b', 1), item('y', 2)]);
  });
});
