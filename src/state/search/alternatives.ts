import { useQuery } from '@tanstack/react-query';
import { itemKey, uniqueItems } from '../../domain/home/item-key';
import { queryFromChoices } from '../../domain/search/choices-query';
import type { ResultItem, ResultPage } from '../../domain/search/result-item';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { SearchSource } from '../../domain/search/search-source';
import { nearestRows } from '../../domain/limits';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';
import { usePortalOfViewer } from '../query/viewer-key';
import { searchKeys } from './keys';
import { resultsQuery } from './queries';

/** Searches beside the one on screen, in the order in which they are offered. */
interface OtherSearches {
  source: SearchSource;
  searches: readonly SearchChoices[];
  isEnabled: boolean;
}

/**
 * Returns the number of results of each search. Undefined until all have answered. All run at once, and their results
 * are cached, so that one that the visitor chooses shows at once.
 */
export function useResultCounts({ source, searches, isEnabled }: OtherSearches) {
  const portal = usePortalOfViewer();
  const { data } = useQuery(
    {
      queryKey: searchKeys.beside(portal, source.key, ['counts', ...searches.map(addressOf)]),
      queryFn: async () => {
        const pages = await Promise.all(searches.map((choices) => firstPage(portal, source, choices)));
        return pages.map(({ count }) => count);
      },
      enabled: isEnabled && searches.length > 0,
    },
    queryClientOf(portal),
  );
  return data;
}

export interface NearestSearch {
  choices: SearchChoices;
  /** The first results that are not on screen. */
  items: readonly ResultItem[];
  /** The number of all results of the search. */
  count: number;
}

/** Returns the results of the first search that finds an item that is not among `shown`. */
export function useNearestResults(
  { source, searches, isEnabled }: OtherSearches,
  shown: readonly ResultItem[],
): NearestSearch | undefined {
  const portal = usePortalOfViewer();
  const keys = shown.map(itemKey);
  const { data } = useQuery(
    {
      queryKey: searchKeys.beside(portal, source.key, ['nearest', ...searches.map(addressOf), ...keys]),
      queryFn: async (): Promise<NearestSearch | null> => {
        for (const choices of searches) {
          // One by one, because a later search is needed only if the earlier one finds nothing.
          const page = await firstPage(portal, source, choices);
          const others = uniqueItems([...page.items]).filter((item) => !keys.includes(itemKey(item)));
          if (others.length > 0) return { choices, items: others.slice(0, nearestRows), count: page.count };
        }
        return null;
      },
      enabled: isEnabled && searches.length > 0,
    },
    queryClientOf(portal),
  );
  return data ?? undefined;
}

/** Returns the first page of a search, from the cache that the results screen uses. */
async function firstPage(portal: Portal, source: SearchSource, choices: SearchChoices): Promise<ResultPage> {
  const { pages } = await queryClientOf(portal).infiniteQuery(resultsQuery(portal, source, choices));
  return pages[0] ?? { items: [], count: 0 };
}

const addressOf = (choices: SearchChoices): string => `${choices.phrase}?${queryFromChoices(choices)}`;
