import type { InfiniteData } from '@tanstack/react-query';
import { uniqueItems } from '../../domain/home/item-key';

/** What is known of something that comes page by page, in the words of the screen (O-1, O-2). */
export interface Paged<Item> {
  /** Nothing is known yet: the skeleton stands. */
  isLoading: boolean;
  /** Items of an older question are still shown. */
  isRefining: boolean;
  hasFailed: boolean;
  items: readonly Item[];
  /** How many pages are loaded. */
  pages: number;
  /** How many came last, once there was more than the first page. */
  addedLast: number | undefined;
  more: 'none' | 'offered' | 'loading' | 'failed';
  retry: () => void;
  loadMore: () => void;
}

/** A paged query as the query client answers it. */
export interface PagesQuery<Page> {
  data: Pick<InfiniteData<Page>, 'pages'> | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/**
 * What the answers so far mean to the screen. A page that failed leaves those before it (O-1); an item that comes again
 * on a later page is shown once (O-27).
 */
export function pagedOf<Item extends { id: string; type?: string }>(
  query: PagesQuery<{ items: readonly Item[] }>,
): Paged<Item> {
  const pages = query.data?.pages ?? [];
  const items = itemsOf(pages);
  return {
    isLoading: query.isPending,
    isRefining: query.isPlaceholderData,
    hasFailed: query.isError && pages.length === 0,
    items,
    pages: pages.length,
    addedLast: pages.length > 1 ? items.length - itemsOf(pages.slice(0, -1)).length : undefined,
    more: moreOf(query),
    retry: () => void query.refetch(),
    loadMore: () => void query.fetchNextPage(),
  };
}

const itemsOf = <Item extends { id: string; type?: string }>(
  pages: readonly { items: readonly Item[] }[],
): Item[] => uniqueItems(pages.flatMap((page) => page.items));

function moreOf(query: PagesQuery<unknown>): Paged<unknown>['more'] {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'offered' : 'none';
}
