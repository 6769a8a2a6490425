import type { HomeItem } from '../home/home-item';
import type { ListInfo } from '../lists/list';
import type { ListRow } from '../lists/list-row';
import type { ItemAreas } from '../navigation/click-target';
import type { ResultItem } from '../search/result-item';
import { plainText } from '../text/plain-text';
import { courseOfCard, courseOfResult } from './course';
import { itemAddress, type Site } from './public-address';
import { schemaObject } from './schema-object';
import type { CourseObject, ItemListObject, ListItemObject } from './schema-types';

/** The heading of a list of items, and what the items alone do not show. */
interface ListHeading {
  name?: string | undefined;
  description?: string | undefined;
  /** The number of items on all pages together. */
  count?: number | undefined;
  /** The areas of a block that has its own. */
  areas?: ItemAreas | undefined;
}

/** Returns a row of cards on home or the items of a see-all page, or undefined if no item has an address. */
export function cardList(
  items: readonly HomeItem[],
  site: Site,
  heading: ListHeading = {},
): ItemListObject | undefined {
  const { areas } = heading;
  const entries = items.map((item) => ({
    name: item.name,
    url: itemAddress(item, site, areas),
    course: courseOfCard(item, site, areas),
  }));
  return itemList(entries, heading);
}

/** Returns the results of a search, or undefined if no result has an address. */
export function resultList(
  items: readonly ResultItem[],
  site: Site,
  heading: ListHeading = {},
): ItemListObject | undefined {
  const entries = items.map((item) => ({
    name: item.title,
    url: itemAddress(item, site),
    course: courseOfResult(item, site),
  }));
  return itemList(entries, heading);
}

/** Returns a list with those of its rows whose items are in the catalog, or undefined if there are none. */
export function listOfRows(
  list: Pick<ListInfo, 'name' | 'description' | 'itemCount'>,
  rows: readonly ListRow[],
  site: Site,
): ItemListObject | undefined {
  const items = rows.flatMap((row) => (row.state === 'found' ? [row.details] : []));
  const { name, description, itemCount: count } = list;
  return resultList(items, site, { name, description, count });
}

interface Entry {
  name: string;
  url: string | undefined;
  course: CourseObject | undefined;
}

function itemList(entries: readonly Entry[], heading: ListHeading): ItemListObject | undefined {
  const { name, description = '', count } = heading;
  const linked = entries.filter(({ url }) => url !== undefined);
  // The entries of a list must have different addresses.
  const different = linked.filter(({ url }, index) => linked.findIndex((one) => one.url === url) === index);
  return schemaObject<ItemListObject>({
    '@type': 'ItemList',
    name: name?.trim(),
    description: plainText(description),
    numberOfItems: count,
    itemListElement: different.map(listItem),
  });
}

const listItem = ({ name, url, course }: Entry, index: number): ListItemObject => {
  const position = index + 1;
  if (course) return { '@type': 'ListItem', position, item: course };
  return { '@type': 'ListItem', position, ...(name ? { name } : {}), ...(url ? { url } : {}) };
};
