import { describe, expect, it } from 'vitest';
import { nearestDeadlineFirst } from '../../../src/domain/activities/due-order';

const item = (id: string, deadline?: string, status?: string) => ({
  id,
  ...(deadline === undefined ? {} : { details: { deadline } }),
  ...(status === undefined ? {} : { status }),
});

const orderOf = (...items: ReturnType<typeof item>[]) => nearestDeadlineFirst(items).map(({ id }) => id);

describe('the order of activities', () => {
  it('begins with the nearest deadline, and keeps the order of those without one [O-20]', () => {
    expect(
      orderOf(item('a'), item('b', '2026-04-02'), item('c'), item('d', '2026-03-05'), item('e', '')),
    ).toEqual(['d', 'b', 'a', 'c', 'e']);
  });

  it('ignores the deadline of what is completed, and one that is no date', () => {
    expect(orderOf(item('a'), item('b', '2026-03-05', 'USC'), item('c', 'soon'))).toEqual(['a', 'b', 'c']);
  });

  it('leaves the given list as it was', () => {
    const items = [item('a'), item('b', '2026-03-05')];
    nearestDeadlineFirst(items);
    expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
