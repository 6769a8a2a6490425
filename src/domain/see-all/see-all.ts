import type { Route } from '../navigation/routes';
import type { Viewer } from '../session/viewer';
import type { ContentType } from '../home/content-types';
import type { HomeBlock } from '../home/home-block';

export type SeeAllBlock = Pick<HomeBlock, 'kind' | 'channelSource'>;

export type SeeAllRoute = Extract<Route, { name: 'seeAll' }>;

/** Returns whether a block has a See all button. @see R-HOME-029 R-HOME-032 R-HOME-033 A-015 A-016 A-144 */
export function hasSeeAll(
  block: Pick<HomeBlock, 'kind'>,
  itemCount: number,
  viewer: Pick<Viewer, 'isParticipant'>,
): boolean {
  return itemCount > 0 && block.kind.hasSeeAll(viewer);
}

/**
 * Returns the see-all page of a block. If the kind does not determine the items, the source of the block or its index
 * among the blocks of its kind identifies it.
 * @see R-HOME-030 R-HOME-031
 */
export function seeAllRoute(block: SeeAllBlock, blocks: readonly SeeAllBlock[]): SeeAllRoute {
  const { name: contentType, itemsOf } = block.kind;
  if (itemsOf === 'kind') return { name: 'seeAll', contentType };
  const index = blocksOfKind(blocks, contentType).indexOf(block);
  return { name: 'seeAll', contentType, subType: String(itemsOf === 'block' ? index : sourceOf(block)) };
}

/** Returns the source of a channel. The default is 1. */
export const sourceOf = ({ channelSource = 1 }: SeeAllBlock) => channelSource;

/** Returns the blocks of the kind with this name. */
export const blocksOfKind = <Block extends Pick<HomeBlock, 'kind'>>(
  blocks: readonly Block[],
  name: ContentType,
): Block[] => blocks.filter(({ kind }) => kind.name === name);
