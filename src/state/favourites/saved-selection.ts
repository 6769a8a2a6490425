import type { FavouriteSubject } from '../../domain/favourites/favourite';
import { selectionOf, type Selection } from '../../domain/favourites/staged-selection';
import type { QueryResult } from '../query/query-result';
import { useFavouriteQuery } from './hooks';

/**
 * Returns the saved selection of an item. The user can change nothing before it is loaded, because OK would send wrong
 * differences.
 * @see A-095 A-096
 */
export function useSavedSelection(item: FavouriteSubject): QueryResult<Selection> {
  const { data, error, refetch } = useFavouriteQuery(item);
  return { data: data && selectionOf(data), error, refetch };
}
