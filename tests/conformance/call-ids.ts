import type { PortalConfiguration } from '../../src/api/host/configuration';
import { searchScope } from '../../src/domain/catalog/catalog';
import { readContentType } from '../../src/domain/home/content-types';
import { fieldOf, isObject, listIn, objectIn } from '../../src/api/answers/envelope';

/** What calls are made with, as far as the configuration and earlier answers contain it. */
export interface CallIds {
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
export function idsFrom({ catalogs, defaultCatalogId }: PortalConfiguration, phrase: string): CallIds {
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

/** What an answer adds; the first of a kind stays. */
export function withIdsOf(ids: CallIds, operation: string, answer: unknown): CallIds {
  const rows = rowsOf(answer);
  const first = rows[0];
  const valueOf = (row: Row | undefined, name: string) => row && fieldOf(row, name);
  const idOf = (row: Row | undefined) => textIn(valueOf(row, 'id'));
  const typeOf = (row: Row | undefined) => Number(valueOf(row, 'type'));
  const found: Partial<Record<keyof CallIds, unknown>> = {};
  if (/^search(All)?/.test(operation) && valueOf(first, 'type') !== undefined) {
    found.item = {
      id: idOf(first),
      type: valueOf(first, 'type'),
      name: textIn(valueOf(first, 'title')) ?? '',
    };
    found.courseId = idOf(rows.find((row) => typeOf(row) === courseCode));
    found.mediaId = idOf(rows.find((row) => typeOf(row) > firstMediaCode && typeOf(row) < 300));
  }
  if (operation === 'ownedLists') found.listId = idOf(first);
  if (operation === 'followedLists') found.followedListId = idOf(first);
  if (operation === 'catalogPosts') found.postId = idOf(first);
  if (operation === 'interestTags' && first)
    found.tag = { id: textIn(valueOf(first, 'tagId')), isSelected: valueOf(first, 'isSelected') === true };
  if (operation === 'favouriteInfo') found.isFavourite = valueOf(first, 'isInMyFavorites') === true;
  if (operation === 'createList') found.madeListId = textIn(answer) ?? idOf(fieldsOf(objectIn(answer)));
  if (operation === 'customElementsOrder') found.order = rows;
  const news = Object.entries(found).filter(([name, value]) => value !== undefined && !(name in ids));
  return { ...ids, ...(Object.fromEntries(news) as Partial<CallIds>) };
}

type Row = Record<string, unknown>;

const rowsOf = (answer: unknown): Row[] => (listIn(answer)?.items ?? []).map(fieldsOf);

const fieldsOf = (value: unknown): Row => (isObject(value) ? value : {});

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
