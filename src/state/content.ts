import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Api } from '../api/api';
import { blockDataKey, type HomeBlock } from '../domain/content/home-block';
import type { HomeItem } from '../domain/content/home-item';
import { firstPage, pageSize } from '../domain/limits';
import { useApi } from './api';
import { useHost } from './host';
import { queryClient } from './query-client';
import { cultureAtom, sessionAtom } from './runtime';

/** The items of a block: none without `ready`, since an unfinished list is no list (R-ENTITY-012). */
export type BlockContent =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; items: readonly HomeItem[]; hasMore: boolean };

export type Load = (
  api: Api,
  input: { catalogId: string; page: number; size: number; signal: AbortSignal },
) => Promise<{ items: readonly HomeItem[]; hasMore: boolean }>;

/**
 * Loads a block's items. The call comes in as an argument, so that this floor needs to know no block. Two blocks of a
 * type share their data (R-BLOCKLOAD-001, A-026); it is kept for the visit.
 */
export function useBlockContent(block: HomeBlock, load: Load): BlockContent {
  const api = useApi();
  const { catalog } = useHost();
  const culture = useAtomValue(cultureAtom);
  const { userId } = useAtomValue(sessionAtom);
  const query = useQuery(
    {
      queryKey: ['content', blockDataKey(block), catalog.id, culture, userId ?? 'anonymous'],
      queryFn: ({ signal }) => load(api, { catalogId: catalog.id, page: firstPage, size: pageSize, signal }),
      // Content getters tell the person when they fail (R-ERROR-007).
      meta: { onFailure: 'notify' },
    },
    queryClient,
  );
  if (query.isSuccess)
    return { state: 'ready', items: query.data.items.slice(0, pageSize), hasMore: query.data.hasMore };
  if (query.isError && !query.isFetching) return { state: 'failed', retry: () => void query.refetch() };
  return { state: 'loading' };
}
