import { describe, expect, it } from 'vitest';
import { mostUsedFilters } from '../../../../src/domain/search/filters/most-used-filters';

const user = { login: 'user' } as const;
const on = { targetGroups: true };
const ids = (...args: Parameters<typeof mostUsedFilters>) => mostUsedFilters(...args).map(({ id }) => id);

describe('the most-used filters', () => {
  it.each([
    [2, ['mandatory']],
    [4, ['targetGroup']],
    [8, ['signedUp']],
    [16, ['openForSignup']],
    [18, ['mandatory', 'openForSignup']],
    [0, []],
  ])('offer for the mask %i the filters %j [R-ENTITY-081]', (mask, filters) => {
    expect(ids(mask, on, user)).toEqual(filters);
  });

  it('are all or none for a boolean setting [A-064]', () => {
    expect(ids(true, on, user)).toEqual(['mandatory', 'targetGroup', 'signedUp', 'openForSignup']);
    expect(ids(false, on, user)).toEqual([]);
  });

  it('exclude filters that need target groups when these are off [R-VALID-040]', () => {
    expect(ids(true, { targetGroups: false }, user)).toEqual(['signedUp', 'openForSignup']);
  });

  it.each(['public', 'company'] as const)(
    'are only available seats for a %s login [R-VALID-041]',
    (login) => {
      expect(ids(true, on, { login })).toEqual(['openForSignup']);
      expect(ids(14, on, { login })).toEqual([]);
    },
  );
});
