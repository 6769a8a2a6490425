import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { tagCategories } from '../../api/search/tags';
import type { ResultPage } from '../../domain/search/result-item';
import { queryFromChoices } from '../../domain/search/choices-query';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { SearchSource } from '../../domain/search/search-source';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { searchKeys, type Key } from './keys';

type Pages = InfiniteData<ResultPage, string>;

/** The query for the tags of the filters. It runs once per language. @see R-SEARCHFLOW-012 */
export const tagsQuery = (portal: Portal) =>
  queryOptions({
    queryKey: searchKeys.tags(portal),
    queryFn: ({ signal }) => tagCategories(currentApi(portal), signal),
    meta: { onFailure: 'log' },
  });

/**
 * The query for the results of a search. Another source, phrase or filter is another query key. Rows of the same phrase
 * from the same source stay until the new ones load.
 * @see R-SEARCHFLOW-002 R-SEARCHFLOW-007 R-SEARCHFLOW-008 R-CATALOG-005 O-2
 */
export function resultsQuery(portal: Portal, source: SearchSource, choices: SearchChoices) {
  const samePhrase = searchKeys.resultsOf(source.key, choices.phrase);
  return infiniteQueryOptions<ResultPage, Error, Pages, Key, string>({
    queryKey: searchKeys.results(portal, samePhrase, queryFromChoices(choices)),
    queryFn: ({ pageParam, signal }) =>
      pageParam === '' ? source.search(choices, signal) : source.next(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageLink,
    placeholderData: (previous, last) =>
      samePhrase.every((part, index) => last?.queryKey[index] === part) ? previous : undefined,
  });
}
