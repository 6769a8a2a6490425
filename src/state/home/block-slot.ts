import { createContext, useContext } from 'react';

/** What a block knows of its slot on home. */
export interface BlockSlot {
  /** May the block fetch its data? A block far below the window does not. */
  isInView: boolean;
  /** The number of images, from the start of the block, that are in view as soon as the page is: they load eagerly. */
  eagerImages: number;
}

/** A block outside home, such as one in a preview, is in view. */
export const BlockSlotContext = createContext<BlockSlot>({ isInView: true, eagerImages: 0 });

export const useBlockSlot = (): BlockSlot => useContext(BlockSlotContext);
