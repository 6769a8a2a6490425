import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResultItem, ResultPage } from '../../../src/domain/search/result-item';
import { noChoices, type SearchChoices } from '../../../src/domain/search/search-choices';
import { scrollToTopDelayMs } from '../../../src/domain/dimensions';
import { maySearch } from '../../../src/state/search/filters';
import { resultsQuery, tagsQuery } from '../../../src/state/search/queries';
import { scrollToTopSoon } from '../../../src/state/search/search-events';
import { resultsOf } from '../../../src/state/search/search-results';
import type { SearchSource } from '../../../src/domain/search/search-source';
import { cultureAtom } from '../../../src/state/portal/portal-state';
import { openSignedIn } from '../signed-in-portal';
import { testPortal } from '../test-portal';

const page = (ids: readonly string[], nextPageLink?: string): ResultPage => ({
  items: ids.map((id) => ({ id, type: 'course', title: id }) as ResultItem),
  count: 9,
  ...(nextPageLink ? { nextPageLink } : {}),
});

/** A search over a source whose answers are let through one by one. */
function openSearch() {
  const waiting: { choices: SearchChoices; answer: (page: ResultPage) => void; fail: () => void }[] = [];
  const source: SearchSource = {
    key: 'here',
    search: vi.fn(
      (choices: SearchChoices) =>
        new Promise<ResultPage>((answer, reject) =>
          waiting.push({ choices, answer, fail: () => reject(new Error('no')) }),
        ),
    ),
    next: vi.fn((link: string) => Promise.resolve(page([link]))),
  };
  const portal = testPortal();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const runSearch = (choices: Partial<SearchChoices>) =>
    resultsQuery(portal, source, { ...noChoices, ...choices });
  const observer = new InfiniteQueryObserver(client, runSearch({ phrase: 'aid' }) as never);
  const stop = observer.subscribe(() => {});
  const now = () => resultsOf(observer.getCurrentResult() as never);
  const change = (choices: Partial<SearchChoices>) => observer.setOptions(runSearch(choices) as never);
  return { source, waiting, now, change, stop };
}

const whenStable = () => vi.waitFor(() => Promise.resolve());
const titles = (search: ReturnType<typeof openSearch>) => search.now().items.map(({ id }) => id);

describe('a search', () => {
  let search: ReturnType<typeof openSearch>;
  beforeEach(() => {
    search = openSearch();
  });
  afterEach(() => search.stop());
  const answer = async (at: number, ids: string[], next?: string) => {
    search.waiting[at]?.answer(page(ids, next));
    await vi.waitFor(() => expect(titles(search)).toEqual(ids));
  };

  it('is loading until its results arrive [R-SEARCHFLOW-003]', async () => {
    expect(search.now()).toMatchObject({ isLoading: true, items: [] });
    await answer(0, ['1', '2']);
    expect(search.now()).toMatchObject({ isLoading: false, isRefining: false, count: 9 });
  });

  it('with another phrase starts without the old results [R-SEARCHFLOW-002 R-SEARCHFLOW-007]', async () => {
    await answer(0, ['1']);
    search.change({ phrase: 'fire' });
    expect(search.now()).toMatchObject({ isLoading: true, items: [] });
    expect(search.waiting[1]?.choices.phrase).toBe('fire');
  });

  it('shows a repeated item of a later page once, and counts only the new ones [O-27 O-4]', async () => {
    await answer(0, ['1', '2'], '2');
    search.now().loadMore();
    await vi.waitFor(() => expect(search.now().addedLast).toBe(0));
    expect(titles(search)).toEqual(['1', '2']);
    expect(search.now().count).toBe(9);
  });

  it('counts the unreadable items of all loaded pages [O-19]', async () => {
    search.waiting[0]?.answer({ ...page(['1'], 'next'), unreadable: 2 });
    await vi.waitFor(() => expect(search.now().unreadable).toBe(2));
    vi.mocked(search.source.next).mockResolvedValueOnce({ ...page(['2']), unreadable: 1 });
    search.now().loadMore();
    await vi.waitFor(() => expect(search.now().unreadable).toBe(3));
  });

  it('with another filter fetches again, and keeps the old results until the new ones arrive [R-SEARCHFLOW-008 O-2]', async () => {
    await answer(0, ['1']);
    search.change({ phrase: 'aid', types: ['video'] });
    expect(search.now()).toMatchObject({ isLoading: false, isRefining: true });
    expect(titles(search)).toEqual(['1']);
    await answer(1, ['3']);
    expect(search.now().isRefining).toBe(false);
  });

  it('ignores an answer that is too late [O-2]', async () => {
    search.change({ phrase: 'aid', types: ['video'] });
    search.change({ phrase: 'aid', types: ['pdf'] });
    await answer(2, ['pdf']);
    search.waiting[0]?.answer(page(['all']));
    search.waiting[1]?.answer(page(['video']));
    await whenStable();
    expect(titles(search)).toEqual(['pdf']);
  });

  it('appends the next page by the link of the last one [R-SEARCHFLOW-005]', async () => {
    await answer(0, ['1', '2'], '/next?cursor=2');
    expect(search.now().more).toBe('offered');
    search.now().loadMore();
    await vi.waitFor(() => expect(titles(search)).toEqual(['1', '2', '/next?cursor=2']));
    expect(search.now()).toMatchObject({ more: 'none', addedLast: 1 });
  });

  it('reports a failure and can be repeated [R-ERROR-030 O-1]', async () => {
    search.waiting[0]?.fail();
    await vi.waitFor(() => expect(search.now()).toMatchObject({ hasFailed: true, isLoading: false }));
    search.now().retry();
    await answer(1, ['1']);
    expect(search.now().hasFailed).toBe(false);
  });
});

describe('the tags of the filters', () => {
  it('are fetched once per language [R-SEARCHFLOW-012]', async () => {
    const { portal, queryClient, calls } = openSignedIn({ categorizedTags: () => ({ data: [] }) });
    const show = async () => {
      const observer = new QueryObserver(queryClient, tagsQuery(portal));
      observer.subscribe(() => {});
      await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    };
    await show();
    await show();
    expect(calls).toHaveLength(1);
    portal.store.set(cultureAtom, 'sv-SE');
    await show();
    expect(calls).toHaveLength(2);
  });

  it('start the search when they have loaded, have failed, or are not needed [R-SEARCHFLOW-011 R-SEARCHFLOW-013]', () => {
    expect(maySearch(true, { isPending: true })).toBe(false);
    expect(maySearch(true, { isPending: false })).toBe(true);
    expect(maySearch(false, { isPending: true })).toBe(true);
  });
});

it('a new phrase scrolls to the top after ten milliseconds, unless it is cancelled [R-SEARCHFLOW-017 R-CONST-035]', () => {
  vi.useFakeTimers();
  const scrollIntoView = vi.fn();
  const element = { scrollIntoView, getBoundingClientRect: () => ({ top: -400 }) as DOMRect };
  scrollToTopSoon(element);
  vi.advanceTimersByTime(scrollToTopDelayMs - 1);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  scrollToTopSoon(element)();
  scrollToTopSoon({ ...element, getBoundingClientRect: () => ({ top: 20 }) as DOMRect });
  vi.advanceTimersByTime(scrollToTopDelayMs);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
