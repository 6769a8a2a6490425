import { useEffect, useState } from 'react';
import type { Store } from '../../browser/storage';
import { favouriteKey } from '../../domain/favourites/favourite';
import { isReadable, type ListInfo } from '../../domain/lists/list';
import type { ListRow } from './list-rows';
import { usePortal } from '../portal/portal-context';
import { nameOf, seenBy } from './seen-items';
import { useSession } from '../session/hooks';

const nothingNew: ReadonlySet<string> = new Set();

/**
 * Returns the keys of the items in a followed list that are new since the user's last visit. Saves this visit for the
 * next time.
 */
export function useNewItems(list: ListInfo, rows: readonly ListRow[]): ReadonlySet<string> {
  const { visits } = usePortal().environment.stores;
  const { userId = '' } = useSession();
  // The items that the user had seen before this visit. The value does not change while the list is open.
  const [before] = useState(() => seenBy(visits, userId)[list.id]);
  const isFollowed = list.ownership === 'Followed';
  const keys = rows
    .map(({ item }) => item)
    .filter(isReadable)
    .map(favouriteKey);
  const shown = keys.join(' ');
  useEffect(() => {
    if (isFollowed) saveSeen(visits, userId, { [list.id]: shown.split(' ').filter(Boolean) });
  }, [isFollowed, visits, userId, list.id, shown]);
  if (!isFollowed || before === undefined) return nothingNew;
  return new Set(keys.filter((key) => !before.includes(key)));
}

function saveSeen(visits: Store, userId: string, seen: Record<string, readonly string[]>): void {
  visits.write(nameOf(userId), JSON.stringify({ ...seenBy(visits, userId), ...seen }));
}
