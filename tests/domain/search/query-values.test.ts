import { describe, expect, it } from 'vitest';
import { queryEntries } from '../../../src/domain/search/query-values';

describe('query strings', () => {
  it('R-VALID-024 omit id', () => {
    expect(queryEntries({ id: 4, q: 'aid' })).toEqual([['q', 'aid']]);
  });

  it('R-VALID-025 omit false, not true', () => {
    expect(queryEntries({ ma: false, tg: true })).toEqual([['tg', 'true']]);
  });

  it('R-VALID-026 omit undefined values', () => {
    expect(queryEntries({ st: undefined, q: 'aid' })).toEqual([['q', 'aid']]);
  });

  it('A-135 take null and empty text for undefined, but not 0', () => {
    expect(queryEntries({ a: null, b: '', st: 0 })).toEqual([['st', '0']]);
  });

  it.each(['ty', 'ta', 'cta', 'usc', 'tcat', 'ctcat'])('R-VALID-027 repeat %s', (name) => {
    expect(queryEntries({ [name]: ['1', 2, ''] })).toEqual([
      [name, '1'],
      [name, '2'],
    ]);
  });
});
