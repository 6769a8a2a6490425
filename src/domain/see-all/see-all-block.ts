import { readChannelSource } from '../home/home-block';
import { type SeeAllBlock, type SeeAllRoute, customLists, sourceOf } from './see-all';

/** Returns the block of a see-all page. The index of a custom list counts from 0 among the custom lists. @see A-015 */
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
 * Returns whether a see-all address is valid if no block of the catalog matches it. A custom list is identified by its
 * index and needs a matching block. A channel needs source 1 or 2, or none. Every other type has a see-all page in each
 * catalog.
 * @see R-HOME-030 A-015
 */
export function canBeEmptySeeAll({ contentType, subType }: Omit<SeeAllRoute, 'name'>): boolean {
  if (contentType === 'CustomList') return false;
  return contentType !== 'Channel' || subType === undefined || readChannelSource(subType) !== undefined;
}

/** Returns the index, or -1 if the text is not a whole number from 0. */
const indexOf = (subType = '0'): number => (/^\d+$/.test(subType) ? Number(subType) : -1);
