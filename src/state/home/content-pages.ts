import type { InfiniteData } from '@tanstack/react-query';
import { filteredActivities } from '../../api/activities/my-activities';
import { blockDataKey, type HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import { itemKey } from '../../domain/home/item-key';
import { hasMoreAfter } from '../../domain/see-all/paging';
import { localPage } from '../../domain/see-all/local-page';
import { firstPage, pageSize } from '../../domain/limits';
import type { SearchChoices } from '../../domain/search/search-choices';
import { activitiesQuery } from '../../domain/search/search-request';
import { currentApi, useApi } from '../portal/api';
import { useEagerInfiniteQuery } from '../query/eager-infinite-query';
import {
  contentQuery,
  inputOf,
  type Load,
  type LoadedItems,
  type QueryContext,
  type LoadInput,
} from './content';
import type { OnFailure } from '../portal/failures';
import { useElementContext } from '../portal/element-context';
import { pagedOf, type Paged } from '../query/paged';
import { usePortal } from '../portal/portal-context';
import { queryClientOf } from '../query/query-client';
import { useCulture, useSession } from '../session/hooks';

/** All items of a block, page by page. @see R-SEEALL-023 R-SEEALL-024 O-1 O-2 */
export type ItemPages = Paged<HomeItem>;

type PageInput = Pick<LoadInput, 'page' | 'size' | 'leftover' | 'signal'>;

/** A paged query: how to load its pages and how to cache them. */
export interface PagedQuestion {
  key: readonly string[];
  /**
   * While this query loads, the items of the previous query show if both have the same subject. Without a subject no
   * items show.
   */
  subject?: string;
  load: (input: PageInput) => Promise<LoadedItems>;
  isPaged: boolean;
  /** A failed query notifies the user by default. @see R-ERROR-007 */
  onFailure?: OnFailure;
}

type Pages = InfiniteData<LoadedItems, PageParam>;
type PageParam = Pick<LoadInput, 'page' | 'leftover'>;

/**
 * Returns the options of an infinite query. The first page is 0, and each "show more" fetches the next page.
 * @see R-SEEALL-023 R-SEEALL-024
 */
export function pagesOptions({
  key,
  subject = '',
  load,
  isPaged: mayGoOn,
  onFailure = 'notify',
}: PagedQuestion) {
  return {
    queryKey: ['content', 'all', subject, ...key] as const,
    queryFn: ({ pageParam, signal }: { pageParam: PageParam; signal: AbortSignal }) =>
      load({ ...pageParam, size: pageSize, signal }),
    initialPageParam: { page: firstPage, leftover: noItems },
    getNextPageParam: (last: LoadedItems, pages: readonly LoadedItems[], { page }: PageParam) =>
      last.hasMore && mayGoOn && bringsNew(pages)
        ? { page: page + 1, leftover: last.leftover ?? noItems }
        : undefined,
    placeholderData: (previous: Pages | undefined, last?: { queryKey: readonly string[] }) =>
      subject !== '' && last?.queryKey[2] === subject ? previous : undefined,
    meta: { onFailure },
  };
}

/**
 * Returns false when all items of the last page are on earlier pages. Then the server ignores the page number, and
 * there is no next page.
 */
function bringsNew(pages: readonly LoadedItems[]): boolean {
  const last = pages.at(-1)?.items ?? [];
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(itemKey)));
  return last.length === 0 || last.some((item) => !before.has(itemKey(item)));
}

/** Returns all items of a block, page by page, loaded with the block's own `load` function. */
export function useBlockPages(block: HomeBlock, load: Load): ItemPages {
  const portal = usePortal();
  const [catalogId = '', culture = '', userId = ''] = useQueryContext();
  const source = { block, load, for: { portal, catalogId, culture, userId } };
  return pagedOf(useEagerInfiniteQuery(blockPagesOptions(source)));
}

interface BlockSource {
  block: HomeBlock;
  load: Load;
  for: QueryContext;
}

/**
 * Returns the query options for the pages of a block. When one response holds all items, home and see-all share one
 * fetch, and the pages are cut from it here.
 * @see A-039
 */
export function blockPagesOptions({ block, load, for: queryContext }: BlockSource) {
  const { portal, catalogId, culture, userId } = queryContext;
  const { comesWhole, isPaged } = block.kind;
  const whole = contentQuery(block, load, queryContext);
  const pageOfWhole = async ({ page, size }: PageInput): Promise<LoadedItems> => {
    const { items } = await queryClientOf(portal).query(whole);
    return isPaged ? localPage(items, { page, size }) : { items, hasMore: false };
  };
  return pagesOptions({
    key: [blockDataKey(block), catalogId, culture, userId],
    load: comesWhole
      ? pageOfWhole
      : (page) => load(currentApi(portal), { ...inputOf(portal, block, catalogId), ...page }),
    isPaged,
    // The shared query already reports its failure.
    ...(comesWhole ? { onFailure: 'log' as const } : {}),
  });
}

/**
 * Returns the user's filtered activities. When a filter changes, the old cards stay until the new ones load. When the
 * search text changes, they do not.
 * @see R-BLOCKLOAD-015 O-2
 */
export function useActivityPages(choices: SearchChoices): ItemPages {
  const api = useApi();
  const queryContext = useQueryContext();
  const filters = new URLSearchParams(activitiesQuery(choices)).toString();
  const question: PagedQuestion = {
    key: [filters],
    subject: ['MyActivities', ...queryContext, choices.activitiesText].join('\n'),
    load: async ({ page, size, signal }) => {
      const { items, received } = await filteredActivities(api, { choices, page, size }, signal);
      return { items, hasMore: hasMoreAfter(received, size) };
    },
    isPaged: true,
  };
  return pagedOf(useEagerInfiniteQuery(pagesOptions(question)));
}

function useQueryContext(): string[] {
  const { catalog } = useElementContext();
  const culture = useCulture();
  const { userId = 'anonymous' } = useSession();
  return [catalog.id, culture, userId];
}

const noItems: readonly HomeItem[] = [];
