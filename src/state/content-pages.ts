import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { isPaged } from '../domain/content/content-rules';
import { blockDataKey, type HomeBlock } from '../domain/content/home-block';
import type { HomeItem } from '../domain/content/home-item';
import { firstPage, pageSize } from '../domain/limits';
import { useApi } from './api';
import { inputOf, type Load } from './content';
import { useHost } from './host';
import { queryClient } from './query-client';
import { cultureAtom, sessionAtom } from './runtime';

/** All that a block has, page by page; `loadMore` is there while there is more (R-SEEALL-023, R-SEEALL-024). */
export type BlockPages =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; items: readonly HomeItem[]; loadMore: (() => void) | undefined };

export function useBlockPages(block: HomeBlock, load: Load): BlockPages {
  const api = useApi();
  const { catalog } = useHost();
  const culture = useAtomValue(cultureAtom);
  const { userId } = useAtomValue(sessionAtom);
  const query = useInfiniteQuery(
    {
      queryKey: ['content', blockDataKey(block), catalog.id, culture, userId ?? 'anonymous', 'all'],
      queryFn: ({ pageParam, signal }) =>
        load(api, { ...inputOf(block, catalog.id), ...pageParam, size: pageSize, signal }),
      initialPageParam: { page: firstPage, kept: noItems },
      getNextPageParam: (last, _, { page }) =>
        last.hasMore && isPaged(block.contentType)
          ? { page: page + 1, kept: last.kept ?? noItems }
          : undefined,
      meta: { onFailure: 'notify' as const },
    },
    queryClient,
  );
  if (query.isPending) return { state: 'loading' };
  if (query.isError && !query.data) return { state: 'failed', retry: () => void query.refetch() };
  const items = query.data.pages.flatMap(({ items: page }) => page);
  return {
    state: 'ready',
    items,
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

const noItems: readonly HomeItem[] = [];
