import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../browser/storage';
import { favouriteKey } from '../domain/lists/favourite';
import { isReadable, type ListInfo } from '../domain/lists/list';
import type { ListRow } from './list-rows';
import { sessionAtom } from './runtime';

/** What a person saw in the lists that they follow, by list; the browser keeps it, no call knows of it (R-FAV-013). */
type Seen = Readonly<Record<string, readonly string[]>>;

const nothingNew: ReadonlySet<string> = new Set();

/** Which items of a followed list are new since the person last looked at it; looking now counts for the next time. */
export function useNewItems(list: ListInfo, rows: readonly ListRow[]): ReadonlySet<string> {
  const { userId = '' } = useAtomValue(sessionAtom);
  // What was seen before this look; it stays so while the person looks.
  const [before] = useState(() => seenBy(userId)[list.id]);
  const isFollowed = list.ownership === 'Followed';
  const keys = rows
    .map(({ item }) => item)
    .filter(isReadable)
    .map(favouriteKey);
  const shown = keys.join(' ');
  useEffect(() => {
    if (isFollowed) remember(userId, list.id, shown.split(' ').filter(Boolean));
  }, [isFollowed, userId, list.id, shown]);
  if (!isFollowed || before === undefined) return nothingNew;
  return new Set(keys.filter((key) => !before.includes(key)));
}

/** How many more items a followed list has than when the person last looked. */
export function useNewCount({ id, ownership, itemCount }: ListInfo): number {
  const { userId = '' } = useAtomValue(sessionAtom);
  const [seen] = useState(() => seenBy(userId)[id]);
  if (ownership !== 'Followed' || seen === undefined) return 0;
  return Math.max(0, itemCount - seen.length);
}

const nameOf = (userId: string): string => `seen-lists.${userId}`;

function remember(userId: string, listId: string, keys: readonly string[]): void {
  writeStored(nameOf(userId), JSON.stringify({ ...seenBy(userId), [listId]: keys }));
}

/** Whatever stands there that is not ours counts as nothing. */
function seenBy(userId: string): Seen {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(userId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, keys]) => Array.isArray(keys)));
  } catch {
    return {};
  }
}
