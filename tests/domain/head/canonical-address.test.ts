import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from '../../../src/domain/head/canonical-address';
import { parseRoute } from '../../../src/domain/navigation/routes';
import { queryFromChoices } from '../../../src/domain/search/choices-query';
import { someChoices } from '../search/some-choices';

const baseUrl = 'https://portal.example/learn/';
const canonical = (path: string, query = '', catalogId?: string) =>
  canonicalAddress(parseRoute(path), { baseUrl, catalogId }, query);
const base = 'https://portal.example/learn';

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/catalog/search/first%20aid', '/catalog/search/first%20aid'],
    ['/catalog/search/%20first%20aid%20', '/catalog/search/first%20aid'],
    ['/catalog/search/%20', '/catalog/search-all'],
    ['/catalog/search-link/aid/7', '/catalog/search/aid'],
    ['/catalog/search-all-link/7', '/catalog/search-all'],
    ['/catalog/list-details/12', '/catalog/list-details/12'],
    ['/catalog/see-all/news', '/catalog/see-all/News'],
    ['/catalog/see-all/0/1', '/catalog/see-all/CustomList/1'],
    ['/catalog/play-media/9/202', '/catalog/play-media/9/video'],
    ['/catalog/play-media-on-course/5', '/catalog/play-media-on-course/5'],
    ['/catalog/lists', '/catalog/lists/favorites'],
  ])('of %s is %s', (path, own) => {
    expect(canonical(path)).toBe(base + own);
  });

  it.each(['/catalog/access-denied', '/catalog/error', '//evil.example/x', '/nowhere'])(
    'of %s is none',
    (path) => {
      expect(canonical(path)).toBeUndefined();
    },
  );

  it.each([
    ['the sort order', 'st=2', ''],
    ['tracking', 'utm_source=mail&gclid=1&direct=1', ''],
    ['the filters of another page', 'at=5&sat=1&mas=text&maa=1', ''],
    ["filters by the person's own data", 'ma=true&tg=true&su=true&usc=UNSU', ''],
    ['invalid values', 'ty=spaceship&std=soon', ''],
    ['values in another order', 'ta=20&cta=4&ta=10&ty=202&ty=101', '?ty=101&ty=202&ta=10&ta=20&cta=4'],
    ['other names of a value', 'ty=course', '?ty=101'],
    ['a value that is repeated', 'ta=1&ta=1', '?ta=1'],
    ['a day', 'std=2026-03-01', '?std=2026-03-01'],
    ['open seats', 'ofs=1', '?ofs=true'],
  ])('of a search with %s has the filters that make another page', (_, query, left) => {
    expect(canonical('/catalog/search-all', query)).toBe(`${base}/catalog/search-all${left}`);
  });

  it('of another screen has no filters', () => {
    expect(canonical('/catalog/see-all/News', 'ta=1&st=2')).toBe(`${base}/catalog/see-all/News`);
  });

  it('has the catalog first [A-135 R-OTHER-031]', () => {
    expect(canonical('/catalog/play-media/9/video', 'id=9', '4')).toBe(
      `${base}/catalog/play-media/9/video?id=4`,
    );
    expect(canonical('/catalog/search/aid', 'ta=1', '4')).toBe(`${base}/catalog/search/aid?id=4&ta=1`);
  });

  it.each([
    'https://portal.example',
    'https://portal.example/',
    'https://portal.example//',
    'https://portal.example/?id=1#x',
  ])('below %s begins with the origin', (root) => {
    expect(canonicalAddress({ name: 'home' }, { baseUrl: root })).toBe('https://portal.example/');
  });

  it('of a canonical address is the same address', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        const first = canonical('/catalog/search-all', queryFromChoices(choices)) ?? '';
        const [, query = ''] = first.split('?');
        expect(canonical('/catalog/search-all', query)).toBe(first);
      }),
    );
  });

  it('does not depend on the order of the parameters', () => {
    const swapped = fc.tuple(someChoices, fc.func(fc.integer()));
    fc.assert(
      fc.property(swapped, ([choices, rank]) => {
        const query = queryFromChoices(choices);
        const entries = [...new URLSearchParams(query)].sort((one, other) => rank(one) - rank(other));
        const other = new URLSearchParams(entries).toString();
        expect(canonical('/catalog/search-all', other)).toBe(canonical('/catalog/search-all', query));
      }),
    );
  });
});
