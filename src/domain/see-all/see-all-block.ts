import { readChannelSource } from '../home/home-block';
import { type SeeAllBlock, type SeeAllRoute, customLists, sourceOf } from './see-all';

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

/** Anything but a whole number from 0 on is no index. */
const indexOf = (subType = '0'): number => (/^\d+$/.test(subType) ? Number(subType) : -1);
