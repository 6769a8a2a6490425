import { describe, expect, it } from 'vitest';
import { pagesInAddress, pagesParameter } from '../../../src/domain/navigation/pages-in-address';

describe('the number of pages in an address', () => {
  it.each([
    ['pages=2', 2],
    ['ty=202&pages=3', 3],
    ['pages=1000', 20],
    ['pages=1', undefined],
    ['pages=-4', undefined],
    ['pages=1.5', undefined],
    ['pages=many', undefined],
    ['pages=', undefined],
    ['', undefined],
  ])('of %j is %j [R-SEARCH-019]', (query, expected) => {
    expect(pagesInAddress(query)).toBe(expected);
  });

  it('is the parameter that the link to more results sets [R-SEARCH-019]', () => {
    expect(pagesInAddress(new URLSearchParams({ [pagesParameter]: '4' }).toString())).toBe(4);
  });
});
