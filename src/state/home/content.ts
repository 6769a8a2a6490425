import type { Api } from '../../api/http/api';
import { blockDataKey, type ChannelSource, type HomeBlock } from '../../domain/home/home-block';
import { uniqueItems } from '../../domain/home/item-key';
import type { HomeItem } from '../../domain/home/home-item';
import { firstPage, pageSize } from '../../domain/limits';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { useEagerQuery } from '../query/eager-query';
import type { QueryResult } from '../query/query-result';
import { useElementContext } from '../portal/element-context';
import { useBlockSlot } from './block-slot';
import { useCulture, useSession } from '../session/hooks';

/** The first page of a block's items. */
export interface BlockItems {
  items: readonly HomeItem[];
  hasMore: boolean;
}

/** One page of a block's items, and the items left over for the next page. */
export interface LoadedItems {
  items: readonly HomeItem[];
  hasMore: boolean;
  /** Loaded items that did not fit on this page. The next page starts with them. @see A-040 */
  leftover?: readonly HomeItem[];
}

/** What a block's `load` function receives besides the API. */
export interface LoadInput {
  catalogId: string;
  channelSource: ChannelSource;
  page: number;
  size: number;
  /** The `leftover` items of the previous page. */
  leftover: readonly HomeItem[];
  signal: AbortSignal;
  /** Reports that a part of the request failed. The rest is shown. */
  report: (error: unknown) => void;
}

export type Load = (api: Api, input: LoadInput) => Promise<LoadedItems>;

/**
 * Loads a block's items. The caller passes the `load` function, so that this layer imports no block. Two blocks of the
 * same type share their data, which stays cached for the visit.
 * @see R-BLOCKLOAD-001 A-026 A-051
 */
export function useBlockContent(block: HomeBlock, load: Load): QueryResult<BlockItems> {
  const portal = usePortal();
  const { catalog } = useElementContext();
  const culture = useCulture();
  const { userId = 'anonymous' } = useSession();
  const { mayFetch } = useBlockSlot();
  const query = contentQuery(block, load, { portal, catalogId: catalog.id, culture, userId });
  return useEagerQuery({ ...query, select: firstPageOf, enabled: mayFetch });
}

export interface QueryContext {
  portal: Portal;
  catalogId: string;
  culture: string;
  userId: string;
}

/** Returns the query for the first page of a block's items. */
export function contentQuery(
  block: HomeBlock,
  load: Load,
  { portal, catalogId, culture, userId }: QueryContext,
) {
  return {
    queryKey: ['content', blockDataKey(block), catalogId, culture, userId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      load(currentApi(portal), {
        ...inputOf(portal, block, catalogId),
        page: firstPage,
        size: pageSize,
        leftover: [],
        signal,
      }),
    // A failed load of content notifies the user. @see R-ERROR-007
    meta: { onFailure: 'notify' as const },
  };
}

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
