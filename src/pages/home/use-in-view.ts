import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { isInWindow, onceInView } from '../../browser/in-view';

/**
 * Returns whether an element is in the window or within one window height of it. Once true, the result stays true. An
 * element that is in the window from the start is in view before the first paint.
 * @param isInViewAtFirst avoids a second render of an element that is already known to be in view
 */
export function useInView(ref: RefObject<Element | null>, isInViewAtFirst: () => boolean): boolean {
  const [isInView, setIsInView] = useState(isInViewAtFirst);
  useLayoutEffect(() => {
    if (ref.current && isInWindow(ref.current)) setIsInView(true);
  }, [ref]);
  useEffect(() => {
    if (isInView || !ref.current) return undefined;
    return onceInView(ref.current, () => startTransition(() => setIsInView(true)));
  }, [ref, isInView]);
  return isInView;
}
