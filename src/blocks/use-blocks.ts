import type { HomeBlock } from '../domain/home/home-block';
import { useCatalogBlocks, useShownBlocks } from '../state/home/blocks';
import { blocks as kinds } from './registry';

/** Returns the blocks of the current catalog. */
export const useBlocks = (): readonly HomeBlock[] => useCatalogBlocks(kinds);

/** Returns the blocks that home shows to this visitor. @see R-HOME-001 */
export const useHomeBlocks = (): readonly HomeBlock[] => useShownBlocks(kinds);
