import type { Route } from '../navigation/routes';
import type { Viewer } from '../session/viewer';
import { carriesItems } from '../home/content-rules';
import type { HomeBlock } from '../home/home-block';

export type SeeAllBlock = Pick<HomeBlock, 'contentType' | 'channelSource'>;

export type SeeAllRoute = Extract<Route, { name: 'seeAll' }>;

/** Returns whether a block has a See all button. @see R-HOME-029 R-HOME-032 R-HOME-033 A-015 A-016 A-144 */
export function hasSeeAll(
  block: SeeAllBlock,
  itemCount: number,
  viewer: Pick<Viewer, 'isParticipant'>,
): boolean {
  if (!carriesItems(block.contentType) || itemCount === 0) return false;
  if (block.contentType === 'CustomList') return false;
  return block.contentType !== 'MyActivities' || !viewer.isParticipant;
}

/**
 * Returns the see-all page of a block. A custom list is identified by its index, a channel by its source.
 * @see R-HOME-030 R-HOME-031
 */
export function seeAllRoute(block: SeeAllBlock, blocks: readonly SeeAllBlock[]): SeeAllRoute {
  const { contentType } = block;
  if (contentType === 'CustomList')
    return { name: 'seeAll', contentType, subType: String(customLists(blocks).indexOf(block)) };
  if (contentType === 'Channel') return { name: 'seeAll', contentType, subType: String(sourceOf(block)) };
  return { name: 'seeAll', contentType };
}

/** Returns the source of a channel. The default is 1. */
export const sourceOf = ({ channelSource = 1 }: SeeAllBlock) => channelSource;

export const customLists = <Block extends SeeAllBlock>(blocks: readonly Block[]): Block[] =>
  blocks.filter(({ contentType }) => contentType === 'CustomList');
