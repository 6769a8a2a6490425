import type { Route } from '../routes';
import type { Viewer } from '../session/viewer';
import { carriesItems } from './content-rules';
import type { HomeBlock } from './home-block';

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
  const subType = contentType === 'CustomList' ? customLists(blocks).indexOf(block) : block.channelSource;
  return { name: 'seeAll', contentType, ...(subType !== undefined && { subType: String(subType) }) };
}

/** The block that a see-all page enlarges; a custom list's index counts from 0 among the custom lists. */
export function blockOfSeeAll<Block extends SeeAllBlock>(
  blocks: readonly Block[],
  { contentType, subType }: Omit<SeeAllRoute, 'name'>,
): Block | undefined {
  if (contentType === 'CustomList') return customLists(blocks)[Number(subType ?? 0)];
  const ofType = blocks.filter((block) => block.contentType === contentType);
  if (contentType !== 'Channel' || subType === undefined) return ofType[0];
  return ofType.find((block) => String(block.channelSource) === subType);
}

const customLists = <Block extends SeeAllBlock>(blocks: readonly Block[]): Block[] =>
  blocks.filter(({ contentType }) => contentType === 'CustomList');
