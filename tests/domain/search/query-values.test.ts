import { describe, expect, it } from 'vitest';
import { queryEntries } from '../../../src/domain/search/query-values';

describe('query strings', () => {
  it('omit id [R-VALID-024]', () => {
    expect(queryEntries({ id: 4, q: 'aid' })).toEqual([['q', 'aid']]);
  });

  it('omit false, not true [R-VALID-025]', () => {
    expect(queryEntries({ ma: false, tg: true })).toEqual([['tg', 'true']]);
  });

  it('omit undefined values [R-VALID-026]', () => {
    expect(queryEntries({ st: undefined, q: 'aid' })).toEqual([['q', 'aid']]);
  });

  it('take null and empty text for undefined, but not 0 [A-135]', () => {
    expect(queryEntries({ a: null, b: '', st: 0 })).toEqual([['st', '0']]);
  });

  it.each(['ty', 'ta', 'cta', 'usc', 'tcat', 'ctcat'])('repeat %s [R-VALID-027]', (name) => {
    expect(queryEntries({ [name]: ['1', 2, ''] })).toEqual([
      [name, '1'],
      [name, '2'],
    ]);
  });
});
