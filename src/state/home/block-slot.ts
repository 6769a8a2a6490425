import { createContext, useContext } from 'react';
import type { StartPart } from '../../domain/home/learner-start';

/** What a block knows about its slot on home. */
export interface BlockSlot {
  /** Whether the block may fetch its data. A block far below the window may not. */
  mayFetch: boolean;
  /**
   * The number of images, from the start of the block, that load eagerly because they are in view when the page opens.
   */
  eagerImages: number;
  /** Which part of a learner's start the block is. */
  startPart?: StartPart | undefined;
  /** Whether the block is a page of its own, where no row scrolls. */
  isInFull?: boolean;
}

/** The default slot, for a block outside home such as one in a preview. The block may fetch. */
export const BlockSlotContext = createContext<BlockSlot>({ mayFetch: true, eagerImages: 0 });

export const useBlockSlot = (): BlockSlot => useContext(BlockSlotContext);
