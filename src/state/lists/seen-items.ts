import { useState } from 'react';
import type { Store } from '../../browser/storage';
import { type ListInfo } from '../../domain/lists/list';
import { parseFields } from '../../domain/text/parse-json';
import { usePortal } from '../portal/portal-context';
import { useSession } from '../session/hooks';

/**
 * The items that a user has seen in each followed list, by list id. Stored in the browser only, because no API call has
 * them.
 * @see R-FAV-013
 */
type Seen = Readonly<Record<string, readonly string[]>>;

/** Returns how many more items a followed list has than at the user's last visit. */
export function useNewCount({ id, ownership, itemCount }: ListInfo): number {
  const { visits } = usePortal().environment.stores;
  const { userId = '' } = useSession();
  const [seen] = useState(() => seenBy(visits, userId)[id]);
  if (ownership !== 'Followed' || seen === undefined) return 0;
  return Math.max(0, itemCount - seen.length);
}

export const nameOf = (userId: string): string => `seen-lists.${userId}`;

/** Returns the seen items from storage. A stored value of any other type counts as empty. */
export function seenBy(visits: Store, userId: string): Seen {
  const stored = parseFields(visits.read(nameOf(userId))) ?? {};
  return Object.fromEntries(Object.entries(stored).filter(([, keys]) => Array.isArray(keys))) as Seen;
}
