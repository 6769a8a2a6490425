import { useMemo } from 'react';
import { optionCounts } from '../../domain/search/filters/option-counts';
import { searchChoices, withSearchChoices } from '../../domain/search/filters/activity-choices';
import { choicesFromQuery, queryWithChoices } from '../../domain/search/choices-query';
import type { SearchChoices } from '../../domain/search/search-choices';
import { phraseOf, withPhrase, type SearchRoute } from '../../domain/search/search-route';
import { sortInForce, type SortContext } from '../../domain/search/sort';
import { useFilters } from '../../state/search/hooks';
import { useElementContext } from '../../state/portal/element-context';
import { changeQuery, follow } from '../../state/navigation/navigation';
import { useElementLocation } from '../../state/navigation/element-location';
import { useSearchResults } from '../../state/search/hooks';
import { useSearchSource } from '../../state/search/search-source';

export type SearchScreen = ReturnType<typeof useSearchScreen>;

/**
 * Returns the search of the address, its results, and a function that changes the search through the address.
 * @see R-SEARCHFLOW-006
 */
export function useSearchScreen(route: SearchRoute) {
  const context = useElementContext();
  const { query } = useElementLocation();
  const all = choicesFromQuery(query, phraseOf(route));
  const choices = searchChoices(all);
  const sortContext: SortContext = { settings: context.catalog.search, hasPhrase: choices.phrase !== '' };
  const sort = sortInForce(choices.sort, sortContext);
  const filters = useFilters();
  const source = useSearchSource(filters.categories);
  const results = useSearchResults(source, { ...choices, sort }, filters.isReady);
  const { facets } = results;
  const counts = useMemo(
    () => facets && optionCounts(filters.categories, facets),
    [filters.categories, facets],
  );
  const choose = (next: SearchChoices) => {
    const nextQuery = queryWithChoices(query, withSearchChoices(all, next));
    if (next.phrase === choices.phrase) return changeQuery(context, nextQuery);
    if (next.phrase) context.element.emit('lp-search', { phrase: next.phrase });
    follow(context, withPhrase(route, next.phrase), nextQuery);
  };
  return {
    choices,
    choose,
    filters,
    sortContext,
    results,
    source,
    sort,
    state: { choices, categories: filters.categories, counts },
  };
}
