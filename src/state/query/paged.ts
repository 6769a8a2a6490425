import type { InfiniteData } from '@tanstack/react-query';
import { uniqueItems } from '../../domain/home/item-key';

/** The state of a paged query, as a screen shows it. @see O-1 O-2 */
export interface Paged<Item> {
  /** No page is loaded yet, so the skeleton shows. */
  isLoading: boolean;
  /** Items of the previous query are still shown. */
  isRefining: boolean;
  hasFailed: boolean;
  items: readonly Item[];
  /** How many pages are loaded. */
  pages: number;
  /** How many items the last page added; undefined while only the first page is loaded. */
  addedLast: number | undefined;
  more: 'none' | 'offered' | 'loading' | 'failed';
  retry: () => void;
  loadMore: () => void;
}

/** The fields of an infinite query that `pagedOf` reads. */
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
 * Returns the state of a paged query for the screen. When a page fails, earlier pages stay. An item that repeats on a
 * later page shows once.
 * @see O-1 O-27
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
