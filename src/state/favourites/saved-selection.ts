import type { FavouriteSubject } from '../../domain/favourites/favourite';
import { selectionOf, type Selection } from '../../domain/favourites/staged-selection';
import { useFavouriteQuery } from './hooks';

/**
 * The saved selection of an item. The user can change nothing before it is loaded, because OK would send wrong
 * differences.
 */
export type SavedSelection =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready'; selection: Selection };

/** Returns the saved selection of an item. @see A-095 A-096 */
export function useSavedSelection(item: FavouriteSubject): SavedSelection {
  const { data, isError, isFetching, refetch } = useFavouriteQuery(item);
  if (data) return { state: 'ready', selection: selectionOf(data) };
  if (isError && !isFetching) return { state: 'failed', retry: () => void refetch() };
  return { state: 'loading' };
}
