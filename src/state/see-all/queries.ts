import type { InfiniteData } from '@tanstack/react-query';
import { filteredActivities } from '../../api/activities/my-activities';
import type { HomeItem } from '../../domain/home/home-item';
import { itemKey } from '../../domain/home/item-key';
import { firstPage, pageSize } from '../../domain/limits';
import type { SearchChoices } from '../../domain/search/search-choices';
import { activitiesQuery as addressQuery } from '../../domain/search/search-request';
import { localPage } from '../../domain/see-all/local-page';
import { hasMoreAfter } from '../../domain/see-all/paging';
import { contentKeys } from '../home/keys';
import type { LoadedItems, LoadInput } from '../home/load';
import { contentQuery, inputOf, type BlockSource } from '../home/queries';
import { currentApi } from '../portal/api';
import type { OnFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';
import { viewerKey } from '../query/viewer-key';

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
 * The query for pages of items. The first page is 0, and each "show more" fetches the next page.
 * @see R-SEEALL-023 R-SEEALL-024
 */
export function pagesQuery({
  key,
  subject = '',
  load,
  isPaged: mayGoOn,
  onFailure = 'notify',
}: PagedQuestion) {
  return {
    queryKey: contentKeys.pages(subject, key),
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

/**
 * The query for the pages of a block. When one response holds all items, home and see-all share one fetch, and the
 * pages are cut from it here.
 * @see A-039
 */
export function blockPagesQuery(portal: Portal, source: BlockSource) {
  const { block, load, catalogId } = source;
  const { comesWhole, isPaged } = block.kind;
  const pageOfWhole = async ({ page, size }: PageInput): Promise<LoadedItems> => {
    const { items } = await queryClientOf(portal).query(contentQuery(portal, source));
    return isPaged ? localPage(items, { page, size }) : { items, hasMore: false };
  };
  return pagesQuery({
    key: contentKeys.block(portal, block, catalogId).slice(1),
    load: comesWhole
      ? pageOfWhole
      : (page) => load(currentApi(portal), { ...inputOf(portal, block, catalogId), ...page }),
    isPaged,
    // The shared query already reports its failure.
    ...(comesWhole ? { onFailure: 'log' as const } : {}),
  });
}

/**
 * The query for the user's filtered activities. When a filter changes, the old cards stay until the new ones load. When
 * the search text changes, they do not.
 * @see R-BLOCKLOAD-015 O-2
 */
export const activityPagesQuery = (portal: Portal, catalogId: string, choices: SearchChoices) =>
  pagesQuery({
    key: [new URLSearchParams(addressQuery(choices)).toString()],
    subject: ['MyActivities', catalogId, ...viewerKey(portal), choices.activitiesText].join('\n'),
    load: async ({ page, size, signal }) => {
      const { items, received } = await filteredActivities(
        currentApi(portal),
        { choices, page, size },
        signal,
      );
      return { items, hasMore: hasMoreAfter(received, size) };
    },
    isPaged: true,
  });

const noItems: readonly HomeItem[] = [];
