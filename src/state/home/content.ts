import { useAtomValue } from 'jotai';
import type { Api } from '../../api/http/api';
import { blockDataKey, type ChannelSource, type HomeBlock } from '../../domain/home/home-block';
import { uniqueItems } from '../../domain/home/item-key';
import type { HomeItem } from '../../domain/home/home-item';
import { firstPage, pageSize } from '../../domain/limits';
import { currentApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { useEagerQuery } from '../portal/eager-query';
import { useElementContext } from '../portal/element-context';
import { useBlockSlot } from './block-slot';
import { cultureAtom, sessionAtom } from '../portal/portal-state';

/** The items of a block: none without `ready`, since an unfinished list is no list (R-ENTITY-012). */
export type BlockContent =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; items: readonly HomeItem[]; hasMore: boolean };

/** One page of a block's items, and what it leaves to the next. */
export interface LoadedItems {
  items: readonly HomeItem[];
  hasMore: boolean;
  /** Items that came and did not fit; the next page starts with them. */
  kept?: readonly HomeItem[];
}

/** What a block's call needs beside the portal itself. */
export interface LoadInput {
  catalogId: string;
  channelSource: ChannelSource;
  page: number;
  size: number;
  /** What the page before kept. */
  kept: readonly HomeItem[];
  signal: AbortSignal;
  /** Reports that a part of what was asked failed; the rest is shown. */
  report: (error: unknown) => void;
}

export type Load = (api: Api, input: LoadInput) => Promise<LoadedItems>;

/**
 * Loads a block's items. The call comes in as an argument, so that this floor needs to know no block. Two blocks of a
 * type share their data (R-BLOCKLOAD-001, A-026); it is kept for the visit.
 */
export function useBlockContent(block: HomeBlock, load: Load): BlockContent {
  const portal = usePortal();
  const { catalog } = useElementContext();
  const culture = useAtomValue(cultureAtom);
  const { userId = 'anonymous' } = useAtomValue(sessionAtom);
  const { isInView } = useBlockSlot();
  const asked = contentQuery(block, load, { portal, catalogId: catalog.id, culture, userId });
  return contentOf(useEagerQuery({ ...asked, enabled: isInView }));
}

export interface QueryContext {
  portal: Portal;
  catalogId: string;
  culture: string;
  userId: string;
}

/** The first page of a block's items as a query. */
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
        kept: [],
        signal,
      }),
    // Content getters tell the person when they fail (R-ERROR-007).
    meta: { onFailure: 'notify' as const },
  };
}

interface Answer {
  data: LoadedItems | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a query's answer so far means to a block (R-BLOCKLOAD-002..005). */
export function contentOf(query: Answer): BlockContent {
  if (query.data) return { state: 'ready', ...firstPageOf(query.data) };
  if (query.isError && !query.isFetching) return { state: 'failed', retry: () => void query.refetch() };
  return { state: 'loading' };
}

function firstPageOf({ items, hasMore }: LoadedItems) {
  const shown = uniqueItems(items);
  return { items: shown.slice(0, pageSize), hasMore: hasMore || shown.length > pageSize };
}

/** What a block's call needs whichever page it asks for; a channel that names no source is the first. */
export const inputOf = (
  portal: Portal,
  { channelSource = 1 }: Pick<HomeBlock, 'channelSource'>,
  catalogId: string,
) => ({
  catalogId,
  channelSource,
  report: (error: unknown) => reportFailure(portal, 'notify', error),
});
