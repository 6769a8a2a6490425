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
  const source = /^search(All)?/.test(operation) ? 'search' : operation;
  const found = sources[source]?.(rowsOf(answer), answer) ?? {};
  const news = Object.entries(found).filter(([name, value]) => value !== undefined && !(name in ids));
  return { ...ids, ...(Object.fromEntries(news) as Partial<CallIds>) };
}

type Found = Partial<Record<keyof CallIds, unknown>>;

/** What the answer of an operation contains for later calls. */
const sources: Readonly<Record<string, (rows: readonly Row[], answer: unknown) => Found>> = {
  search: searchIds,
  ownedLists: ([first]) => ({ listId: idOf(first) }),
  followedLists: ([first]) => ({ followedListId: idOf(first) }),
  catalogPosts: ([first]) => ({ postId: idOf(first) }),
  interestTags: ([first]) => ({
    tag: first && { id: textIn(fieldOf(first, 'tagId')), isSelected: fieldOf(first, 'isSelected') === true },
  }),
  favouriteInfo: ([first]) => ({ isFavourite: first && fieldOf(first, 'isInMyFavorites') === true }),
  createList: (_, answer) => ({ madeListId: textIn(answer) ?? idOf(fieldsOf(objectIn(answer))) }),
  customElementsOrder: (rows) => ({ order: rows }),
};

function searchIds(rows: readonly Row[]): Found {
  const [first] = rows;
  const typeOf = (row: Row) => Number(fieldOf(row, 'type'));
  if (first === undefined || fieldOf(first, 'type') === undefined) return {};
  return {
    item: { id: idOf(first), type: fieldOf(first, 'type'), name: textIn(fieldOf(first, 'title')) ?? '' },
    courseId: idOf(rows.find((row) => typeOf(row) === courseCode)),
    mediaId: idOf(rows.find((row) => typeOf(row) > firstMediaCode && typeOf(row) < 300)),
  };
}

const idOf = (row: Row | undefined): string | undefined => row && textIn(fieldOf(row, 'id'));

type Row = Record<string, unknown>;

const rowsOf = (answer: unknown): Row[] => (listIn(answer)?.items ?? []).map(fieldsOf);

const fieldsOf = (value: unknown): Row => (isObject(value) ? value : {});

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
