import { describe, expect, it } from 'vitest';
import { hasSeeAll } from '../../../src/domain/see-all/see-all';
import { aBlock } from '../home/a-block';

const anybody = { isParticipant: false };

describe('the See all button', () => {
  it('R-HOME-029 stands on blocks with items', () => {
    expect(hasSeeAll(aBlock('News'), 3, anybody)).toBe(true);
    expect(hasSeeAll(aBlock('News'), 0, anybody)).toBe(false);
  });

  it.each(['TextBlock', 'SpaceBlock', 'Searchbar'] as const)('A-016 does not stand on %s', (type) => {
    expect(hasSeeAll(aBlock(type), 3, anybody)).toBe(false);
  });

  it('R-HOME-032 R-ROLE-023 is missing from MyActivities for a participant', () => {
    expect(hasSeeAll(aBlock('MyActivities'), 3, { isParticipant: true })).toBe(false);
    expect(hasSeeAll(aBlock('MyActivities'), 3, anybody)).toBe(true);
    expect(hasSeeAll(aBlock('News'), 3, { isParticipant: true })).toBe(true);
  });

  it('R-HOME-033 is missing from custom lists', () => {
    expect(hasSeeAll(aBlock('CustomList'), 3, anybody)).toBe(false);
  });
});
