import type { TextKey } from '../text-key';

/** The tabs of the lists overview, in display order. @see R-OTHER-024 R-LISTS-002 */
export const listTabs = {
  favorites: 'LISTS_TAB_FAVORITES',
  owned: 'LISTS_TAB_OWNED',
  followed: 'LISTS_TAB_FOLLOWED',
} as const satisfies Record<string, TextKey>;

export type ListType = keyof typeof listTabs;

export const listTypes = Object.keys(listTabs) as ListType[];

/** Parses the list type of an address. An unknown type opens the favourites. @see A-105 */
export function readListType(value: string): ListType {
  const sought = value.trim().toLowerCase();
  return listTypes.find((type) => type === sought) ?? 'favorites';
}
