import type { Api } from '../api/api';
import { wireType } from '../api/favourites';
import { favouriteItems, listItems } from '../api/lists';
import { listing } from '../api/search';
import { withPlaceholders, type ListedRow } from '../domain/lists/archived-items';
import type { ListItem } from '../domain/lists/list';
import type { ResultItem } from '../domain/search/result-item';
import { learnFavourites, lookUpFavourites, moment } from './favourites';

/** One item of a list as its row shows it. */
export interface ListRow {
  item: ListItem;
  details: ResultItem;
  isArchived: boolean;
}

/** The items of a list with their details; without an id, the favourites (R-LISTS-015, R-API-020). */
export async function loadRows(
  api: Api,
  listId: string | undefined,
  signal: AbortSignal,
): Promise<ListRow[]> {
  const askedAt = moment();
  const content = await (listId === undefined ? favouriteItems(api, signal) : listItems(api, listId, signal));
  learnFavourites(content.favourites, askedAt);
  lookUpFavourites(content.items);
  const keys = content.items.map(({ type, elementId }) => ({ type: wireType(type), elementId }));
  const details = await listing(api, keys, signal);
  return withPlaceholders(content.items, (item) => detailsOf(details, item)).map(toRow);
}

/** A server may file an item under a neighbouring type; its id alone then has to do. */
function detailsOf(details: readonly ResultItem[], { elementId, type }: ListItem): ResultItem | undefined {
  const ofItem = details.filter(({ id }) => id === elementId);
  return ofItem.find((one) => one.type === type) ?? ofItem[0];
}

/** What the listing no longer knows has left the catalog: its kept name is all there is to show (R-FAV-021). */
function toRow(row: ListedRow<ResultItem>): ListRow {
  const details = row.kind === 'listed' ? row.details : departed(row.item, row.name);
  return { item: row.item, details, isArchived: details.isArchived };
}

function departed({ elementId, type }: ListItem, title: string): ResultItem {
  return {
    id: elementId,
    type,
    title,
    isArchived: true,
    isMandatory: false,
    isInTargetGroup: false,
    hasWaitingList: false,
    alwaysToCourseInfo: false,
    needsNoSignup: false,
  };
}
