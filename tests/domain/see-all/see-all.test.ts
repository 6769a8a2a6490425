import { describe, expect, it } from 'vitest';
import { hasSeeAll } from '../../../src/domain/see-all/see-all';
import { aBlock } from '../home/a-block';

const anybody = { isParticipant: false };

describe('the See all button', () => {
  it('is on blocks with items [R-HOME-029]', () => {
    expect(hasSeeAll(aBlock('News'), 3, anybody)).toBe(true);
    expect(hasSeeAll(aBlock('News'), 0, anybody)).toBe(false);
  });

  it.each(['TextBlock', 'SpaceBlock', 'Searchbar'] as const)('is not on %s [A-016]', (type) => {
    expect(hasSeeAll(aBlock(type), 3, anybody)).toBe(false);
  });

  it('is not on MyActivities for a participant [R-HOME-032 R-ROLE-023]', () => {
    expect(hasSeeAll(aBlock('MyActivities'), 3, { isParticipant: true })).toBe(false);
    expect(hasSeeAll(aBlock('MyActivities'), 3, anybody)).toBe(true);
    expect(hasSeeAll(aBlock('News'), 3, { isParticipant: true })).toBe(true);
  });

  it('is not on custom lists [R-HOME-033]', () => {
    expect(hasSeeAll(aBlock('CustomList'), 3, anybody)).toBe(false);
  });
});
