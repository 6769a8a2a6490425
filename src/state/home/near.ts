import { createContext, useContext, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { isInWindow, onceNearViewport } from '../../browser/near-viewport';

/** May what stands here ask for its data? Far below the fold it waits until the person comes near. */
export const NearContext = createContext(true);

export const useIsNear = (): boolean => useContext(NearContext);

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

/** Tells the page whether the data of a block has come, gone wrong, or is still on its way. */
export const SettlingContext = createContext<(isSettled: boolean) => void>(() => undefined);

export function useSettling(isSettled: boolean): void {
  const tell = useContext(SettlingContext);
  useLayoutEffect(() => tell(isSettled), [tell, isSettled]);
}

/** How many pictures, from the start of a block, are in sight as soon as the page is: they are fetched at once. */
export const FirstSeenContext = createContext(0);

export const useFirstSeen = (): number => useContext(FirstSeenContext);
