import { describe, expect, it } from 'vitest';
import { firstMix, mixOffersMore, nextMix } from '../../../src/domain/home/skill-plan-mix';

const some = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}${index}`);
const arrived = (skills: number, plans: number) => ({ skills: some('s', skills), plans: some('p', plans) });

describe('a list of skills and plans', () => {
  it('takes half a page of each, skills first [R-BLOCKLOAD-016 R-BLOCKLOAD-017]', () => {
    const { shown } = firstMix(arrived(12, 12));
    expect(shown).toEqual([...some('s', 6), ...some('p', 6)]);
  });

  it.each([
    [2, 12, 2, 10],
    [12, 1, 11, 1],
    [0, 12, 0, 12],
    [3, 4, 3, 4],
    [12, 6, 6, 6],
  ])(
    'of %i skills and %i plans shows %i and %i [R-BLOCKLOAD-018]',
    (skills, plans, shownSkills, shownPlans) => {
      const { shown } = firstMix(arrived(skills, plans));
      expect(shown).toEqual([...some('s', shownSkills), ...some('p', shownPlans)]);
    },
  );

  it.each([
    [12, 0, true],
    [0, 12, true],
    [11, 11, false],
  ])('of %i skills and %i plans has more: %s [R-BLOCKLOAD-019]', (skills, plans, expected) => {
    expect(firstMix(arrived(skills, plans)).hasMoreData).toBe(expected);
  });

  it('keeps the items that are cut off [A-040]', () => {
    const first = firstMix(arrived(8, 8));
    expect([first.hasMoreData, mixOffersMore(first)]).toEqual([false, true]);
    const all = nextMix(first, { skills: [], plans: [] });
    expect([...all.shown].sort()).toEqual([...some('s', 8), ...some('p', 8)].sort());
    expect(mixOffersMore(all)).toBe(false);
  });

  it('appends items that arrive later [A-040]', () => {
    const next = nextMix(firstMix(arrived(12, 0)), { skills: ['new'], plans: some('p', 12) });
    expect(next.shown).toEqual([...some('s', 12), 'new', ...some('p', 12)]);
    expect(next.hasMoreData).toBe(true);
  });
});
