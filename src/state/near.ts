import { createContext, useContext, useLayoutEffect, useState, type RefObject } from 'react';
import { whenNear } from '../browser/near';

/** May what stands here ask for its data? Far below the fold it waits until the person comes near. */
export const NearContext = createContext(true);

export const useIsNear = (): boolean => useContext(NearContext);

/** Watches a place until it is near; before the first picture is drawn for what is in sight. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useLayoutEffect(
    () => (place.current ? whenNear(place.current, () => setIsNear(true)) : undefined),
    [place],
  );
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
