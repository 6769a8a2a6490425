import type { Route } from '../routes';
import type { Viewer } from '../session/viewer';
import { carriesItems } from './content-rules';
import { readChannelSource, type HomeBlock } from './home-block';

type SeeAllBlock = Pick<HomeBlock, 'contentType' | 'channelSource'>;

type SeeAllRoute = Extract<Route, { name: 'seeAll' }>;

/** Does a block have a See all button (R-HOME-029, R-HOME-032, R-HOME-033, A-015, A-016, A-144)? */
export function hasSeeAll(
  block: SeeAllBlock,
  itemCount: number,
  viewer: Pick<Viewer, 'isParticipant'>,
): boolean {
  if (!carriesItems(block.contentType) || itemCount === 0) return false;
  if (block.contentType === 'CustomList') return false;
  return block.contentType !== 'MyActivities' || !viewer.isParticipant;
}

/** The see-all page of a block: a custom list by its index, a channel by its source (R-HOME-030, R-HOME-031). */
export function seeAllRoute(block: SeeAllBlock, blocks: readonly SeeAllBlock[]): SeeAllRoute {
  const { contentType } = block;
  if (contentType === 'CustomList')
    return { name: 'seeAll', contentType, subType: String(customLists(blocks).indexOf(block)) };
  if (contentType === 'Channel') return { name: 'seeAll', contentType, subType: String(sourceOf(block)) };
  return { name: 'seeAll', contentType };
}

/** The block that a see-all page enlarges; a custom list's index counts from 0 among the custom lists. */
export function blockOfSeeAll<Block extends SeeAllBlock>(
  blocks: readonly Block[],
  { contentType, subType }: Omit<SeeAllRoute, 'name'>,
): Block | undefined {
  if (contentType === 'CustomList') return customLists(blocks)[indexOf(subType)];
  const ofType = blocks.filter((block) => block.contentType === contentType);
  if (contentType !== 'Channel' || subType === undefined) return ofType[0];
  return ofType.find((block) => sourceOf(block) === readChannelSource(subType));
}

/**
 * Does a see-all address name something that can exist, given that no block of the catalog has it? A custom list is
 * named by its index and a channel by source 1 or 2; every other type has its page in each catalog (R-HOME-030, A-015).
 */
export function canBeEmptySeeAll({ contentType, subType }: Omit<SeeAllRoute, 'name'>): boolean {
  if (contentType === 'CustomList') return false;
  return contentType !== 'Channel' || subType === undefined || readChannelSource(subType) !== undefined;
}

/** A channel without a source is the first one. */
const sourceOf = ({ channelSource = 1 }: SeeAllBlock) => channelSource;

/** Anything but a whole number from 0 on is no index. */
const indexOf = (subType = '0'): number => (/^\d+$/.test(subType) ? Number(subType) : -1);

const customLists = <Block extends SeeAllBlock>(blocks: readonly Block[]): Block[] =>
  blocks.filter(({ contentType }) => contentType === 'CustomList');
