import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ResultItem, ResultPage } from '../domain/search/result-item';
import { queryFromChoices } from '../domain/search/choices-query';
import type { SearchChoices } from '../domain/search/search-choices';
import { queryClient } from './query-client';
import { cultureAtom, sessionAtom } from './runtime';
import type { SearchSource } from './search-source';

/**
 * The results of a search. While the same phrase is refined the old rows stay, marked as being replaced; a new phrase
 * starts empty (O-2). The last request wins, since each has a key of its own.
 */
export interface SearchResults {
  /** Nothing is known yet: the skeleton stands. */
  isLoading: boolean;
  /** Rows of an older question are still shown. */
  isRefining: boolean;
  hasFailed: boolean;
  items: readonly ResultItem[];
  count: number;
  suggestedPhrase: string | undefined;
  more: 'none' | 'offered' | 'loading' | 'failed';
  retry: () => void;
  loadMore: () => void;
}

interface Pages {
  pages: ResultPage[];
}

export function useSearchResults(
  source: SearchSource,
  choices: SearchChoices,
  isEnabled: boolean,
): SearchResults {
  const culture = useAtomValue(cultureAtom);
  const { userId } = useAtomValue(sessionAtom);
  const query = useInfiniteQuery(
    {
      queryKey: [
        'search',
        source.key,
        culture,
        userId ?? 'anonymous',
        choices.phrase,
        queryFromChoices(choices),
      ],
      queryFn: ({ pageParam, signal }) =>
        pageParam === '' ? source.search(choices, signal) : source.next(pageParam, signal),
      initialPageParam: '',
      getNextPageParam: (last: ResultPage) => last.nextPageLink,
      enabled: isEnabled,
      // Only rows of the same phrase may stand in for the new ones.
      placeholderData: (previous, last) => (last?.queryKey[4] === choices.phrase ? previous : undefined),
    },
    queryClient,
  );
  const pages = (query.data as Pages | undefined)?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  return {
    isLoading: query.isPending,
    isRefining: query.isPlaceholderData,
    hasFailed: query.isError && pages.length === 0,
    items,
    count: pages[0]?.count ?? 0,
    suggestedPhrase: pages[0]?.suggestedPhrase,
    more: moreOf(query),
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  };
}

function moreOf(query: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}): SearchResults['more'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'offered' : 'none';
}
