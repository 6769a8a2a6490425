import { describe, expect, it } from 'vitest';
import { firstMix, mixOffersMore, nextMix } from '../../../src/domain/home/skill-plan-mix';

const some = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}${index}`);
const arrived = (skills: number, plans: number) => ({ skills: some('s', skills), plans: some('p', plans) });

describe('skills and plans in one list', () => {
  it('R-BLOCKLOAD-016 R-BLOCKLOAD-017 takes half a page of each, skills first', () => {
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
    'R-BLOCKLOAD-018 fills up: of %i skills and %i plans %i and %i show',
    (skills, plans, shownSkills, shownPlans) => {
      const { shown } = firstMix(arrived(skills, plans));
      expect(shown).toEqual([...some('s', shownSkills), ...some('p', shownPlans)]);
    },
  );

  it.each([
    [12, 0, true],
    [0, 12, true],
    [11, 11, false],
  ])('R-BLOCKLOAD-019 with %i skills and %i plans has more: %s', (skills, plans, expected) => {
    expect(firstMix(arrived(skills, plans)).hasMoreData).toBe(expected);
  });

  it('A-040 loses nothing that was cut off', () => {
    const first = firstMix(arrived(8, 8));
    expect([first.hasMoreData, mixOffersMore(first)]).toEqual([false, true]);
    const all = nextMix(first, { skills: [], plans: [] });
    expect([...all.shown].sort()).toEqual([...some('s', 8), ...some('p', 8)].sort());
    expect(mixOffersMore(all)).toBe(false);
  });

  it('A-040 appends what arrives later', () => {
    const next = nextMix(firstMix(arrived(12, 0)), { skills: ['new'], plans: some('p', 12) });
    expect(next.shown).toEqual([...some('s', 12), 'new', ...some('p', 12)]);
    expect(next.hasMoreData).toBe(true);
  });
});
