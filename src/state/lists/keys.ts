import type { QueryKey } from '@tanstack/react-query';

/**
 * The beginnings of the query keys of lists. Each key ends with the language and the user, because lists belong to a
 * user.
 * @see R-ROLE-004
 */
export const listKeys = {
  all: ['lists'],
  owned: ['lists', 'owned'],
  followed: ['lists', 'followed'],
  favourites: ['lists', 'favourites'],
  /** A list without its items. */
  info: (listId: string) => ['lists', 'info', listId],
  /** The items of a list with their details. */
  rows: (listId: string) => ['lists', 'rows', listId],
} as const;

/** The key of the mutations that change a list. */
export const listMutationKey = (listId: string) => ['change of a list', listId];

/** Returns the id of the list that a query of `info` or `rows` belongs to. */
export const listIdOf = ([, kind, listId]: QueryKey): string | undefined =>
  kind === 'info' || kind === 'rows' ? String(listId) : undefined;
