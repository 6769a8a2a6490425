import type { HomeBlock } from '../domain/home/home-block';
import { hasSeeAll, seeAllRoute } from '../domain/see-all/see-all';
import type { Viewer } from '../domain/session/viewer';
import type { BlockItems } from '../state/home/queries';
import { hasFailed, type QueryResult } from '../state/query/query-result';
import type { SeeAll } from '../widgets/block-frame/BlockFrame';

interface Home {
  blocks: readonly HomeBlock[];
  viewer: Viewer;
}

/**
 * Returns the see-all link of a block that has items. While the items load, returns 'loading' to reserve space for the
 * link.
 * @see R-HOME-029 R-HOME-044 A-016
 */
export function seeAllOf(
  block: HomeBlock,
  content: QueryResult<BlockItems>,
  { blocks, viewer }: Home,
): SeeAll {
  if (hasFailed(content)) return undefined;
  const { data } = content;
  if (!hasSeeAll(block, data?.items.length ?? 1, viewer)) return undefined;
  return data ? seeAllRoute(block, blocks) : 'loading';
}
