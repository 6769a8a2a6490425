import type { BlockKind } from '../home/block-kind';
import { readChannelSource } from '../home/home-block';
import { type SeeAllBlock, type SeeAllRoute, blocksOfKind, sourceOf } from './see-all';

/** Returns the block of a see-all page. An index counts from 0 among the blocks of the kind. @see A-015 */
export function blockOfSeeAll<Block extends SeeAllBlock>(
  blocks: readonly Block[],
  { contentType, subType }: Omit<SeeAllRoute, 'name'>,
): Block | undefined {
  const ofKind = blocksOfKind(blocks, contentType);
  const itemsOf = ofKind[0]?.kind.itemsOf;
  if (itemsOf === 'block') return ofKind[indexOf(subType)];
  if (itemsOf !== 'source' || subType === undefined) return ofKind[0];
  return ofKind.find((block) => sourceOf(block) === readChannelSource(subType));
}

/**
 * Returns whether a see-all address is valid if no block of the catalog matches it. An index needs a matching
 * block. A source must be 1 or 2, or none. A kind that determines its items has a see-all page in each catalog.
 * @see R-HOME-030 A-015
 */
export function canBeEmptySeeAll({ itemsOf }: Pick<BlockKind, 'itemsOf'>, subType?: string): boolean {
  if (itemsOf === 'block') return false;
  return itemsOf === 'kind' || subType === undefined || readChannelSource(subType) !== undefined;
}

/** Returns the index, or -1 if the text is not a whole number from 0. */
const indexOf = (subType = '0'): number => (/^\d+$/.test(subType) ? Number(subType) : -1);
