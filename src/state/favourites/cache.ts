import { atom, type Atom, type PrimitiveAtom } from 'jotai';
import { favouriteKey, type Favourite, type FavouriteSubject } from '../../domain/favourites/favourite';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';

/**
 * The cached favourite state of one item. Each item has its own atom, because a long list has thousands of buttons and
 * a response covers thirty items.
 */
interface Entry {
  /** Undefined until a response contains the item. */
  favourite: PrimitiveAtom<Favourite | undefined>;
  /** True when the cache has the item as a favourite or as part of a list. */
  isFavourite: Atom<boolean>;
  /** True when the item was fetched or is being fetched. */
  isFetched: boolean;
  /** The version of the fetch or change that last set the favourite. */
  version: number;
}

const createCache = () => ({
  userId: undefined as string | undefined,
  entries: new Map<string, Entry>(),
  /** The number of fetches and changes so far. */
  version: 0,
});

/** Returns the cache of the signed-in user. Clears the entries of another user. */
function entries(portal: Portal): Map<string, Entry> {
  const cache = portal.single(createCache);
  const { userId } = portal.store.get(sessionAtom);
  if (cache.userId !== userId) cache.entries.clear();
  cache.userId = userId;
  return cache.entries;
}

/** Returns the cache entry of an item. Creates an empty entry when there is none. */
export function favouriteEntry(portal: Portal, item: FavouriteSubject): Entry {
  const all = entries(portal);
  const key = favouriteKey(item);
  const entry = all.get(key) ?? createEntry();
  all.set(key, entry);
  return entry;
}

function createEntry(): Entry {
  const favourite = atom<Favourite | undefined>(undefined);
  const isFavourite = atom((get) => {
    const current = get(favourite);
    return current !== undefined && (current.isFavourite || current.selectedLists.length > 0);
  });
  return { favourite, isFavourite, isFetched: false, version: 0 };
}

/** Returns the cached favourite of an item, for code outside React. */
export const cachedFavourite = (portal: Portal, item: FavouriteSubject): Favourite | undefined =>
  portal.store.get(favouriteEntry(portal, item).favourite);

/**
 * Writes favourites to the cache. Ignores a response to a fetch that is older than the last change.
 * @see R-FAV-009 A-101 O-7
 */
export function setFavourites(
  portal: Portal,
  favourites: readonly Favourite[],
  version: number = nextVersion(portal),
): void {
  for (const favourite of favourites) {
    const entry = favouriteEntry(portal, favourite);
    if (version < entry.version) continue;
    Object.assign(entry, { isFetched: true, version });
    portal.store.set(entry.favourite, favourite);
  }
}

/** Counts fetches and changes, so that their order can be compared. */
export function nextVersion(portal: Portal): number {
  return (portal.single(createCache).version += 1);
}

/** Removes a deleted list from every item. */
export function removeListFromFavourites(portal: Portal, listId: string): void {
  const cached = [...entries(portal).values()].map(({ favourite }) => portal.store.get(favourite));
  const containing = cached.filter(
    (one) => one !== undefined && one.selectedLists.includes(listId),
  ) as Favourite[];
  setFavourites(
    portal,
    containing.map((one) => ({ ...one, selectedLists: one.selectedLists.filter((id) => id !== listId) })),
  );
}
