import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { ScopedApi } from '../../../src/api/search/suggestions';
import { suggestions } from '../../../src/api/search/suggestions';
import { catalogChange } from '../../../src/domain/catalog/catalog-change';
import { choicesFromQuery } from '../../../src/domain/search/choices-query';
import { parseRoute } from '../../../src/domain/navigation/routes';
import { filtersOf } from '../../../src/state/search/filters';
import { resultsOf } from '../../../src/state/search/search-results';
import { resultsQuery } from '../../../src/state/search/queries';
import { portalSearchSource } from '../../../src/state/search/search-source';
import { phrasesQuery } from '../../../src/state/search/suggestions/queries';
import { sessionAtom } from '../../../src/state/portal/portal-state';
import { sessionOf } from '../../../src/domain/session/session';
import { testPortal } from '../test-portal';
import { openApi } from '../../api/an-api';
import { queryClientOf } from '../../../src/state/query/query-client';
import { aCatalog } from '../../domain/catalog/a-catalog';

const found = (title: string) => ({ count: 1, items: [{ id: title, type: 101, title }] });
const scopedTo = (id: string, answers: Parameters<typeof openApi>[0]) => {
  const { api, calls } = openApi(answers);
  const scoped: ScopedApi = { api, path: { scope: 'catalog', id } };
  return { scoped, calls };
};

/** The choices and the catalog of a search page by its address. */
function searchAt(address: string) {
  const { pathname, search, searchParams } = new URL(address);
  const route = parseRoute(pathname);
  const phrase = 'phrase' in route ? route.phrase : '';
  return {
    id: searchParams.get('id') ?? '',
    choices: choicesFromQuery(search, phrase),
  };
}

describe('a search page when the catalog changes', () => {
  it('runs again with the same choices in the other catalog, without the old results [R-CATALOG-005]', async () => {
    const runSearch = (address: string, answers: Parameters<typeof openApi>[0]) => {
      const { id, choices } = searchAt(address);
      const { scoped, calls } = scopedTo(id, answers);
      const source = portalSearchSource(scoped);
      const options = resultsQuery(testPortal(), source, choices);
      return { options, calls };
    };
    const here = 'https://portal.example/catalog/search/first%20aid?id=1&ty=101';
    const change = catalogChange(aCatalog({ id: '2' }), { login: 'user' }, here);
    const first = runSearch(here, { searchCatalog: found('Here') });
    const second = runSearch(change.kind === 'open' ? change.url : '', { searchCatalog: found('There') });
    const observer = new InfiniteQueryObserver(new QueryClient(), first.options as never);
    const stop = observer.subscribe(() => {});
    const now = () => resultsOf(observer.getCurrentResult() as never);
    await vi.waitFor(() => expect(now().items.map(({ title }) => title)).toEqual(['Here']));
    observer.setOptions(second.options as never);
    expect(now()).toMatchObject({ isLoading: true, items: [] });
    await vi.waitFor(() => expect(now().items.map(({ title }) => title)).toEqual(['There']));
    expect(second.calls).toMatchObject([
      ['searchCatalog', { path: { id: '2' }, query: { q: ['first aid'], ty: ['101'] } }],
    ]);
    stop();
  });

  it('creates the filters of a catalog once, also when it opens again [R-SEARCHFLOW-014]', () => {
    const setupOf = (id: string) => ({
      settings: aCatalog({ id }).search,
      modules: { video: true } as never,
      viewer: { login: 'user' } as const,
      tagCategories: [],
    });
    const [first, second] = [setupOf('1'), setupOf('2')];
    const cache: Parameters<typeof filtersOf>[0] = new WeakMap();
    const made = filtersOf(cache, first);
    expect(filtersOf(cache, { ...first, viewer: { login: 'user' } })).toBe(made);
    expect(filtersOf(cache, second)).not.toBe(made);
    expect(filtersOf(cache, first)).toBe(made);
    expect(filtersOf(cache, { ...first, viewer: { login: 'public' } })).not.toBe(made);
  });
});

it('a search has phrase, suggestions, recent and popular phrases, results, and a loading state [R-ENTITY-050]', async () => {
  const { scoped, calls } = scopedTo('1', {
    autocomplete: { items: [{ id: 1, value: 'First aid' }] },
    searchHistory: [{ title: 'mine' }],
    searchRecent: [{ title: 'popular' }],
  });
  expect(searchAt('https://portal.example/catalog/search/aid?id=1').choices.phrase).toBe('aid');
  expect(await suggestions(scoped, 'fir')).toEqual([{ id: '1', value: 'First aid' }]);
  const portal = testPortal();
  const shownPhrases = () => queryClientOf(portal).query(phrasesQuery(portal, scoped));
  portal.store.set(sessionAtom, sessionOf({ login: 'user', userId: 'u' }));
  expect(await shownPhrases()).toEqual({ recent: ['mine'], popular: ['popular'] });
  portal.store.set(sessionAtom, sessionOf());
  expect(await shownPhrases()).toEqual({ recent: [], popular: ['popular'] });
  expect(calls.filter(([operation]) => operation === 'searchHistory')).toHaveLength(1);
  expect(resultsOf({ isPending: true, isFetching: true } as never)).toMatchObject({ isLoading: true });
});
