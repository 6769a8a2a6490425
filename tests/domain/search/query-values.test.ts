import { describe, expect, it } from 'vitest';
import { queryEntries } from '../../../src/domain/search/query-values';

describe('a query string', () => {
  it('omits the id [R-VALID-024]', () => {
    expect(queryEntries({ id: 4, q: 'aid' })).toEqual([['q', 'aid']]);
  });

  it('omits false, not true [R-VALID-025]', () => {
    expect(queryEntries({ ma: false, tg: true })).toEqual([['tg', 'true']]);
  });

  it('omits undefined values [R-VALID-026]', () => {
    expect(queryEntries({ st: undefined, q: 'aid' })).toEqual([['q', 'aid']]);
  });

  it('omits null and empty text, but not 0 [A-135]', () => {
    expect(queryEntries({ a: null, b: '', st: 0 })).toEqual([['st', '0']]);
  });

  it.each(['ty', 'ta', 'cta', 'usc', 'tcat', 'ctcat'])('repeats %s [R-VALID-027]', (name) => {
    expect(queryEntries({ [name]: ['1', 2, ''] })).toEqual([
      [name, '1'],
      [name, '2'],
    ]);
  });
});
