import { describe, expect, it } from 'vitest';
import { address, queryText } from '../../../src/api/http/address';

describe('a query', () => {
  it.each([
    ['R-VALID-026', { a: undefined, b: null, c: '' }, ''],
    ['R-VALID-027', { ty: [101, 102], ta: ['a'], cta: [] }, 'ty=101&ty=102&ta=a'],
    [
      'R-VALID-027',
      { usc: ['x', '', 'y'], tcat: ['1'], ctcat: ['2', '3'] },
      'usc=x&usc=y&tcat=1&ctcat=2&ctcat=3',
    ],
    ['R-API-069', { 'i[]': ['1', 'a&b'] }, 'i[]=1&i[]=a%26b'],
    [
      'R-API-073',
      { url: 'https://p.example/x?a=1&b=2#c' },
      'url=https%3A%2F%2Fp.example%2Fx%3Fa%3D1%26b%3D2%23c',
    ],
    ['R-API-049', { at: [1, 2], mas: 'å b', maa: true }, 'at=1&at=2&mas=%C3%A5%20b&maa=true'],
  ])('%s %j is %s', (_, query, text) => {
    expect(queryText(query)).toBe(text);
  });

  it('A-135 keeps zero', () => {
    expect(queryText({ st: 0 })).toBe('st=0');
  });

  it('A-127 encodes names as well', () => {
    expect(queryText({ 'a&b': 'c' })).toBe('a%26b=c');
  });
});

describe('a path', () => {
  it.each([
    ['https://a.example/base', 'https://a.example/base/x/'],
    ['https://a.example/base/', 'https://a.example/base/x/'],
    ['/services/a', '/services/a/x/'],
  ])('A-127 %s joins to %s', (base, joined) => {
    expect(address(base, '/x/', {})).toBe(joined);
  });

  it('A-127 a value cannot leave its place', () => {
    expect(address('https://a.example', '/lists/{id}/items', { id: '../x?y=1&z#é' })).toBe(
      'https://a.example/lists/..%2Fx%3Fy%3D1%26z%23%C3%A9/items',
    );
  });

  it('A-006 puts each value at its own name, in whatever order', () => {
    expect(address('', '/{page}/{pageSize}/{page}', { pageSize: 12, page: 0 })).toBe('/0/12/0');
  });
});
