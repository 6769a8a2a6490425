import { useEffect, useState } from 'react';
import type { FavouriteSubject } from '../../domain/favourites/favourite';
import type { Selection } from '../../domain/favourites/staged-selection';
import { reportFailure } from '../portal/failures';
import { usePortal } from '../portal/portal-context';
import { selectionOf } from './favourite-changes';
import { useFavourite } from './hooks';
import { readFavourites } from './queries';

/**
 * The saved selection of an item. The user can change nothing before it is loaded, because OK would send wrong
 * differences.
 */
export type SavedSelection =
  { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready'; selection: Selection };

/** Returns the saved selection of an item. Fetches it when the cache does not have it. @see A-095 A-096 */
export function useSavedSelection({ elementId, type }: FavouriteSubject): SavedSelection {
  const portal = usePortal();
  const favourite = useFavourite({ elementId, type });
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = favourite === undefined && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    readFavourites(portal, [{ elementId, type }]).catch((error: unknown) => {
      reportFailure(portal, 'log', error);
      setHasFailed(true);
    });
  }, [portal, isMissing, elementId, type]);
  if (favourite) return { state: 'ready', selection: selectionOf(favourite) };
  return hasFailed ? { state: 'failed', retry: () => setHasFailed(false) } : { state: 'loading' };
}
