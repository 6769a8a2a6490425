import type { ItemType } from '../activities/item-types';

/** The viewer's relation to a list. @see R-ENTITY-056 */
export type Ownership = 'Owned' | 'Followed' | 'None';

/** A list without its rows. @see R-ENTITY-056 */
export type ListInfo = {
  id: string;
  name: string;
  description: string;
  colour: string;
  ownership: Ownership;
  ownerId?: string;
  itemCount: number;
};

/** One row of a list. @see R-ENTITY-057 */
export type ListItem = {
  /** The id of the row. `elementId` and `type` identify the item itself. */
  id: string;
  elementId: string;
  type: ItemType;
  originalName: string;
  orderNumber: number;
  /** The original entry from the server. Present only if it has no row id that identifies it. */
  original?: object;
};

/**
 * A list entry with an unreadable type or element id. It retains its index, and an edit returns it to the server
 * unchanged.
 * @see O-23
 */
export type UnreadableItem = {
  id: string;
  originalName: string;
  orderNumber: number;
  elementId?: undefined;
  type?: undefined;
  /** The original entry from the server. Present only if it has no row id that identifies it. */
  original?: object;
};

/** An entry of a list, readable or unreadable. */
export type ListEntry = ListItem | UnreadableItem;

/** Returns whether the entry identifies its activity. @see O-23 */
export function isReadable(entry: ListEntry): entry is ListItem {
  return entry.type !== undefined;
}

/** Returns whether the viewer owns the list. @see R-ROLE-014..019 */
export function isOwner(list: Pick<ListInfo, 'ownership'>): boolean {
  return list.ownership === 'Owned';
}

export type ListAction = 'edit' | 'follow' | 'copy' | 'share';

/**
 * Returns the actions that a viewer has on a list. The owner edits it, anyone else follows or copies it, and everyone
 * can share it.
 * @see R-FAV-012..015 R-ROLE-014..022
 */
export function listActions(list: Pick<ListInfo, 'ownership'>): readonly ListAction[] {
  return isOwner(list) ? ['edit', 'share'] : ['follow', 'copy', 'share'];
}

/** Parses an ownership, ignoring case. Any unknown value counts as `None`. */
export function readOwnership(value: string): Ownership {
  const sought = value.trim().toLowerCase();
  const ownerships: readonly Ownership[] = ['Owned', 'Followed', 'None'];
  return ownerships.find((ownership) => ownership.toLowerCase() === sought) ?? 'None';
}

/** Returns the ownership after a follow toggle. An owned list stays owned. @see R-FAV-010 */
export function afterFollowToggle(ownership: Ownership): Ownership {
  if (ownership === 'Owned') return 'Owned';
  return ownership === 'Followed' ? 'None' : 'Followed';
}

/** Returns the items in their order. @see R-LISTS-015 */
export function inOrder<Item extends Pick<ListItem, 'orderNumber'>>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.orderNumber - other.orderNumber);
}
