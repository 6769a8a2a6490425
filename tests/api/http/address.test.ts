import { describe, expect, it } from 'vitest';
import { address, queryText } from '../../../src/api/http/address';

describe('the query of an address', () => {
  it.each([
    [{ a: undefined, b: null, c: '' }, '', 'R-VALID-026'],
    [{ ty: [101, 102], ta: ['a'], cta: [] }, 'ty=101&ty=102&ta=a', 'R-VALID-027'],
    [
      { usc: ['x', '', 'y'], tcat: ['1'], ctcat: ['2', '3'] },
      'usc=x&usc=y&tcat=1&ctcat=2&ctcat=3',
      'R-VALID-027',
    ],
    [{ 'i[]': ['1', 'a&b'] }, 'i[]=1&i[]=a%26b', 'R-API-069'],
    [
      { url: 'https://p.example/x?a=1&b=2#c' },
      'url=https%3A%2F%2Fp.example%2Fx%3Fa%3D1%26b%3D2%23c',
      'R-API-073',
    ],
    [{ at: [1, 2], mas: 'å b', maa: true }, 'at=1&at=2&mas=%C3%A5%20b&maa=true', 'R-API-049'],
  ])('is read from %j as %s [%s]', (...[query, text]) => {
    expect(queryText(query)).toBe(text);
  });

  it('keeps zero [A-135]', () => {
    expect(queryText({ st: 0 })).toBe('st=0');
  });

  it('encodes names, too [A-127]', () => {
    expect(queryText({ 'a&b': 'c' })).toBe('a%26b=c');
  });
});

describe('the path of an address', () => {
  it.each([
    ['https://a.example/base', 'https://a.example/base/x/'],
    ['https://a.example/base/', 'https://a.example/base/x/'],
    ['/services/a', '/services/a/x/'],
  ])('joins the base %s to %s [A-127]', (base, joined) => {
    expect(address(base, '/x/', {})).toBe(joined);
  });

  it('keeps a value within its segment [A-127]', () => {
    expect(address('https://a.example', '/lists/{id}/items', { id: '../x?y=1&z#é' })).toBe(
      'https://a.example/lists/..%2Fx%3Fy%3D1%26z%23%C3%A9/items',
    );
  });

  it('has each value at its name, in any order [A-006]', () => {
    expect(address('', '/{page}/{pageSize}/{page}', { pageSize: 12, page: 0 })).toBe('/0/12/0');
  });
});
