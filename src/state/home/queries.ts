import { queryOptions } from '@tanstack/react-query';
import type { HomeBlock } from '../../domain/home/home-block';
import { uniqueItems } from '../../domain/home/item-key';
import type { HomeItem } from '../../domain/home/home-item';
import { firstPage, pageSize } from '../../domain/limits';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { contentKeys } from './keys';
import type { Load, LoadedItems } from './load';

/** The first page of a block's items. */
export interface BlockItems {
  items: readonly HomeItem[];
  hasMore: boolean;
}

/** A block of a catalog, and how its items are loaded. The caller passes `load`, so that this layer imports no block. */
export interface BlockSource {
  block: HomeBlock;
  load: Load;
  catalogId: string;
}

/**
 * The query for the first page of a block's items. Two blocks of the same type share their data, which stays cached for
 * the visit. A failure is notified.
 * @see R-BLOCKLOAD-001 R-ERROR-007 A-026 A-051
 */
export const contentQuery = (portal: Portal, { block, load, catalogId }: BlockSource) =>
  queryOptions({
    queryKey: contentKeys.block(portal, block, catalogId),
    queryFn: ({ signal }) =>
      load(currentApi(portal), {
        ...inputOf(portal, block, catalogId),
        page: firstPage,
        size: pageSize,
        leftover: [],
        signal,
      }),
    meta: { onFailure: 'notify' },
  });

/** Returns the items that home shows of a block. @see R-BLOCKLOAD-002..005 */
export function firstPageOf({ items, hasMore }: LoadedItems): BlockItems {
  const shown = uniqueItems(items);
  return { items: shown.slice(0, pageSize), hasMore: hasMore || shown.length > pageSize };
}

/** Returns the part of the `load` input that is the same for every page. A channel without a source uses source 1. */
export const inputOf = (
  portal: Portal,
  { channelSource = 1 }: Pick<HomeBlock, 'channelSource'>,
  catalogId: string,
) => ({
  catalogId,
  channelSource,
  report: (error: unknown) => reportFailure(portal, 'notify', error),
});
