import type { HomeBlock } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { Load } from '../home/load';
import { useElementContext } from '../portal/element-context';
import { useEagerInfiniteQuery } from '../query/eager-infinite-query';
import { pagedOf, type Paged } from '../query/paged';
import { usePortalOfViewer } from '../query/viewer-key';
import { activityPagesQuery, blockPagesQuery } from './queries';

/** All items of a block, page by page. @see R-SEEALL-023 R-SEEALL-024 O-1 O-2 */
export type ItemPages = Paged<HomeItem>;

/** Returns all items of a block, page by page, loaded with the block's own `load` function. */
export function useBlockPages(block: HomeBlock, load: Load): ItemPages {
  const portal = usePortalOfViewer();
  const { catalog } = useElementContext();
  return pagedOf(useEagerInfiniteQuery(blockPagesQuery(portal, { block, load, catalogId: catalog.id })));
}

/** Returns the user's filtered activities, page by page. @see R-BLOCKLOAD-015 */
export function useActivityPages(choices: SearchChoices): ItemPages {
  const portal = usePortalOfViewer();
  const { catalog } = useElementContext();
  return pagedOf(useEagerInfiniteQuery(activityPagesQuery(portal, catalog.id, choices)));
}
