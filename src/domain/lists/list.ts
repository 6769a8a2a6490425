import type { ItemType } from '../activities/item-types';

/** Whose list it is, as seen by the viewer (R-ENTITY-056). */
export type Ownership = 'Owned' | 'Followed' | 'None';

/** What a list is without its rows (R-ENTITY-056). */
export type ListInfo = {
  id: string;
  name: string;
  description: string;
  colour: string;
  ownership: Ownership;
  ownerId?: string;
  itemCount: number;
};

/** One row of a list (R-ENTITY-057). */
export type ListItem = {
  /** The id of the row; the item itself is named by elementId and type. */
  id: string;
  elementId: string;
  type: ItemType;
  originalName: string;
  orderNumber: number;
  /** What the server sent, kept where it gave no row id to name the entry by. */
  original?: object;
};

/**
 * An entry of a list whose type or element id cannot be read. It keeps its place and is sent back unchanged (O-23).
 */
export type UnreadableItem = {
  id: string;
  originalName: string;
  orderNumber: number;
  elementId?: undefined;
  type?: undefined;
  /** What the server sent, kept where it gave no row id to name the entry by. */
  original?: object;
};

/** An entry of a list, readable or not. */
export type ListEntry = ListItem | UnreadableItem;

/** Is it known which activity the entry stands for (O-23)? */
export function isReadable(entry: ListEntry): entry is ListItem {
  return entry.type !== undefined;
}

/** What an owner may do with a list (R-ROLE-014..019). */
export function isOwner(list: Pick<ListInfo, 'ownership'>): boolean {
  return list.ownership === 'Owned';
}

export type ListAction = 'edit' | 'follow' | 'copy' | 'share';

/** What a viewer may do with a list: its owner changes it, anybody else follows or copies it, all share it (R-FAV-012..015, R-ROLE-014..022). */
export function listActions(list: Pick<ListInfo, 'ownership'>): readonly ListAction[] {
  return isOwner(list) ? ['edit', 'share'] : ['follow', 'copy', 'share'];
}

/** Reads an ownership in any case; anything unknown is nobody's. */
export function readOwnership(value: string): Ownership {
  const sought = value.trim().toLowerCase();
  const knownType: readonly Ownership[] = ['Owned', 'Followed', 'None'];
  return knownType.find((ownership) => ownership.toLowerCase() === sought) ?? 'None';
}

/** Follow turns into following and back; an own list stays own (R-FAV-010). */
export function afterFollowToggle(ownership: Ownership): Ownership {
  if (ownership === 'Owned') return 'Owned';
  return ownership === 'Followed' ? 'None' : 'Followed';
}

/** The rows in their order (R-LISTS-015). */
export function inOrder<Item extends Pick<ListItem, 'orderNumber'>>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => one.orderNumber - other.orderNumber);
}
