import { useMemo } from 'react';
import { readBlock } from '../../api/host/block-configuration';
import type { BlockKinds } from '../../domain/home/block-kind';
import type { HomeBlock } from '../../domain/home/home-block';
import { blockOfSeeAll } from '../../domain/see-all/see-all-block';
import type { Route } from '../../domain/navigation/routes';
import { useCatalogBlocks } from '../home/blocks';

type SeeAllRoute = Extract<Route, { name: 'seeAll' | 'myActivities' }>;

/**
 * Returns the block of a see-all page. My activities has a page in every catalog. When the catalog has no such block,
 * the page uses a default block that shows all filters.
 * @see A-015 A-032
 */
export function useSeeAllBlock(route: SeeAllRoute, kinds: BlockKinds): HomeBlock | undefined {
  const blocks = useCatalogBlocks(kinds);
  return useMemo(() => seeAllBlock(route, blocks, kinds), [blocks, kinds, route]);
}

/** Returns the block of a see-all page from the blocks of its catalog. */
export function seeAllBlock(
  route: SeeAllRoute,
  blocks: readonly HomeBlock[],
  kinds: BlockKinds,
): HomeBlock | undefined {
  const wanted = route.name === 'seeAll' ? route : { contentType: 'MyActivities' as const };
  const found = blockOfSeeAll(blocks, wanted);
  if (found || wanted.contentType !== 'MyActivities') return found;
  return readBlock({ contentType: 'MyActivities' }, '', { kinds }).block;
}
