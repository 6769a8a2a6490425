import type { PortalConfiguration } from '../../src/api/configuration';
import { searchScope } from '../../src/domain/catalog/catalog';
import { readContentType } from '../../src/domain/content/content-types';
import { unwrapped } from './asked';

/** What calls are made with, as far as the configuration and earlier answers have told it. */
export interface Known {
  scope: string;
  catalogId: string;
  phrase: string;
  userId?: string;
  /** An item as listings name it. */
  item?: { id: string; type: string | number; name: string };
  courseId?: string;
  mediaId?: string;
  listId?: string;
  followedListId?: string;
  postId?: string;
  /** An interest, and whether it is chosen now. */
  tag?: { id: string; isSelected: boolean };
  isFavourite?: boolean;
  /** The list that the check itself made. */
  madeListId?: string;
  /** The order of the elements of `componentId`, as it is saved now. */
  order?: readonly unknown[];
  componentId?: string;
}

/** What the configuration alone says. */
export function knownFrom({ catalogs, defaultCatalogId }: PortalConfiguration, phrase: string): Known {
  const catalog = catalogs.find(({ id }) => id === defaultCatalogId) ?? catalogs[0];
  const catalogId = catalog?.id ?? '';
  const components = (catalog?.components ?? []).map(fieldsOf);
  const componentId = textIn(components.find(isCustomList)?.['customComponentId']);
  return {
    scope: searchScope(catalogs, catalogId),
    catalogId,
    phrase,
    ...(componentId === undefined ? {} : { componentId }),
  };
}

const isCustomList = ({ contentType }: Record<string, unknown>): boolean =>
  readContentType(contentType as string | number) === 'CustomList';

const courseCode = 101;
const firstMediaCode = 200;

/** What an answer adds; the first of a kind is kept. */
export function learned(known: Known, operation: string, answer: unknown): Known {
  const rows = rowsOf(answer);
  const first = rows[0];
  const idOf = (row: Record<string, unknown> | undefined) => textIn(row?.['id']);
  const found: Partial<Record<keyof Known, unknown>> = {};
  if (/^search(All)?/.test(operation) && first?.['type'] !== undefined) {
    found.item = { id: idOf(first), type: first['type'], name: textIn(first['title']) ?? '' };
    found.courseId = idOf(rows.find(({ type }) => Number(type) === courseCode));
    found.mediaId = idOf(rows.find(({ type }) => Number(type) > firstMediaCode && Number(type) < 300));
  }
  if (operation === 'ownedLists') found.listId = idOf(first);
  if (operation === 'followedLists') found.followedListId = idOf(first);
  if (operation === 'catalogPosts') found.postId = idOf(first);
  if (operation === 'interestTags' && first)
    found.tag = { id: textIn(first['tagId']), isSelected: first['isSelected'] === true };
  if (operation === 'favouriteInfo') found.isFavourite = first?.['isInMyFavorites'] === true;
  if (operation === 'createList') found.madeListId = textIn(fieldsOf(unwrapped(answer))['id']);
  if (operation === 'customElementsOrder') found.order = rows;
  const news = Object.entries(found).filter(([name, value]) => value !== undefined && !(name in known));
  return { ...known, ...(Object.fromEntries(news) as Partial<Known>) };
}

function rowsOf(answer: unknown): Record<string, unknown>[] {
  const inner = unwrapped(answer);
  const rows = Array.isArray(inner) ? inner : fieldsOf(inner)['items'];
  return Array.isArray(rows) ? rows.map(fieldsOf) : [];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
