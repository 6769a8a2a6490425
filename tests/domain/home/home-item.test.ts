import { expect, it } from 'vitest';
import { isEmptyCount } from '../../../src/domain/home/home-item';

it.each([
  [{ text: 'APPROVAL_REQUESTS', count: 0 }, true],
  [{ text: 'MEMBER_COUNT', count: 0 }, true],
  [{ text: 'COMPLETED_OF_TOTAL', count: 0, total: 0 }, true],
  [{ text: 'COMPLETED_OF_TOTAL', count: 0, total: 5 }, false],
  [{ text: 'COMPLETED_OF_TOTAL', count: 5, total: 5 }, false],
  [{ text: 'MEMBER_COUNT', count: 1 }, false],
] as const)(
  'a count is empty only when it is zero: %o [R-ENTITY-034 R-ENTITY-037 R-ENTITY-038]',
  (counted, isEmpty) => {
    expect(isEmptyCount(counted)).toBe(isEmpty);
  },
);
