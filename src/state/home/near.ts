import { createContext, useContext, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { isInWindow, onceNearViewport } from '../../browser/near-viewport';

/** What a block knows of its slot on home. */
export interface BlockSlot {
  /** May the block fetch its data? One far below the fold waits until it is nearly in view. */
  isNear: boolean;
  /** The block reports whether its data has arrived or failed, or is still on its way. */
  settle: (isSettled: boolean) => void;
  /** The number of pictures, from the start of the block, that are in view as soon as the page is: they load at once. */
  firstSeen: number;
}

/** A block outside home, such as one in a preview, is in view and settles for nobody. */
export const BlockSlotContext = createContext<BlockSlot>({ isNear: true, settle() {}, firstSeen: 0 });

export const useIsNear = (): boolean => useContext(BlockSlotContext).isNear;

export const useFirstSeen = (): number => useContext(BlockSlotContext).firstSeen;

export function useSettling(isSettled: boolean): void {
  const { settle } = useContext(BlockSlotContext);
  useLayoutEffect(() => settle(isSettled), [settle, isSettled]);
}

/**
 * Watches a place until it is near. `isNext` says that all above it is drawn: it is then looked at before the next
 * picture, and is near at once where it begins in the window, so that the first picture is full and has nothing else in it.
 */
export function useNear(
  ref: RefObject<Element | null>,
  { isNear: isNearAtFirst, isNext }: { isNear: boolean; isNext: boolean },
): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useLayoutEffect(() => {
    if (isNext && !isNear && ref.current && isInWindow(ref.current)) setIsNear(true);
  }, [ref, isNext, isNear]);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    return onceNearViewport(ref.current, () => setIsNear(true));
  }, [ref, isNear]);
  return isNear;
}
