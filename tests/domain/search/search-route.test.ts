import { describe, expect, it } from 'vitest';
import { parseRoute, type Route } from '../../../src/domain/navigation/routes';
import { phraseOf, withPhrase, type SearchRoute } from '../../../src/domain/search/search-route';

describe('the phrase of a search screen', () => {
  it.each([
    ['/catalog/search/first%20aid', 'first aid'],
    ['/catalog/search-all', ''],
    ['/catalog/search-link/aid/7', 'aid'],
    ['/catalog/search-all-link/7', ''],
  ])('comes from the address %s [R-SEARCHFLOW-001]', (path, phrase) => {
    expect(phraseOf(parseRoute(path) as SearchRoute)).toBe(phrase);
  });

  const rows: [SearchRoute, string, Route][] = [
    [{ name: 'searchAll' }, ' aid ', { name: 'search', phrase: 'aid' }],
    [{ name: 'search', phrase: 'fire' }, '', { name: 'searchAll' }],
    [{ name: 'searchAllLink', elementId: '7' }, 'aid', { name: 'searchLink', phrase: 'aid', elementId: '7' }],
    [{ name: 'searchLink', phrase: 'aid', elementId: '7' }, '', { name: 'searchAllLink', elementId: '7' }],
  ];
  it.each(rows)('of %o changes with "%s" to %o [A-068]', (route, phrase, to) => {
    expect(withPhrase(route, phrase)).toEqual(to);
  });
});
