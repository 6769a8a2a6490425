import { useMemo } from 'react';
import { readBlock } from '../../api/host/block-configuration';
import type { HomeBlock } from '../../domain/home/home-block';
import { blockOfSeeAll } from '../../domain/see-all/see-all-block';
import type { Route } from '../../domain/navigation/routes';
import { useBlocks } from './blocks';

type SeeAllRoute = Extract<Route, { name: 'seeAll' | 'myActivities' }>;

/** The block that a see-all page enlarges; my activities are there in every catalog, with all their filters. */
export function useSeeAllBlock(route: SeeAllRoute): HomeBlock | undefined {
  const blocks = useBlocks();
  return useMemo(() => {
    const wanted = route.name === 'seeAll' ? route : { contentType: 'MyActivities' as const };
    const found = blockOfSeeAll(blocks, wanted);
    if (found || wanted.contentType !== 'MyActivities') return found;
    return readBlock({ contentType: 'MyActivities' }, '').block;
  }, [blocks, route]);
}
