import type { HomeBlock } from '../domain/home/home-block';
import { hasSeeAll, seeAllRoute } from '../domain/see-all/see-all';
import type { Viewer } from '../domain/session/viewer';
import type { BlockContent } from '../state/home/content';
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
export function seeAllOf(block: HomeBlock, content: BlockContent, { blocks, viewer }: Home): SeeAll {
  if (content.state === 'failed') return undefined;
  const itemCount = content.state === 'ready' ? content.items.length : 1;
  if (!hasSeeAll(block, itemCount, viewer)) return undefined;
  return content.state === 'loading' ? 'loading' : seeAllRoute(block, blocks);
}
