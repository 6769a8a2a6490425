import type { FavouriteSubject } from '../../domain/favourites/favourite';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';

/** The query keys of favourites. They contain the user, because favourites belong to a user. @see R-ROLE-004 */
export const favouriteKeys = {
  /** All favourites of the current user. */
  all: ({ store }: Portal) => ['favourites', store.get(sessionAtom).userId ?? 'anonymous'] as const,
  item: (portal: Portal, { type, elementId }: FavouriteSubject) =>
    [...favouriteKeys.all(portal), type, elementId] as const,
};
