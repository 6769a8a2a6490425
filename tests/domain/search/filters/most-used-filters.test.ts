import { describe, expect, it } from 'vitest';
import { mostUsedFilters } from '../../../../src/domain/search/filters/most-used-filters';

const user = { login: 'user' } as const;
const on = { targetGroups: true };
const ids = (...args: Parameters<typeof mostUsedFilters>) => mostUsedFilters(...args).map(({ id }) => id);

describe('most-used filters', () => {
  it.each([
    [2, ['mandatory']],
    [4, ['targetGroup']],
    [8, ['signedUp']],
    [16, ['openForSignup']],
    [18, ['mandatory', 'openForSignup']],
    [0, []],
  ])('R-ENTITY-081 the mask %i offers %j', (mask, filters) => {
    expect(ids(mask, on, user)).toEqual(filters);
  });

  it('A-064 are all or none by a plain yes or no', () => {
    expect(ids(true, on, user)).toEqual(['mandatory', 'targetGroup', 'signedUp', 'openForSignup']);
    expect(ids(false, on, user)).toEqual([]);
  });

  it('R-VALID-040 leave out what needs target groups when they are off', () => {
    expect(ids(true, { targetGroups: false }, user)).toEqual(['signedUp', 'openForSignup']);
  });

  it.each(['public', 'company'] as const)('R-VALID-041 are available seats only for a %s login', (login) => {
    expect(ids(true, on, { login })).toEqual(['openForSignup']);
    expect(ids(14, on, { login })).toEqual([]);
  });
});
