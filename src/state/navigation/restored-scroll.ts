import { useEffect, type RefObject } from 'react';
import { retryWhenOnline } from '../../browser/retry-when-online';
import { useElementContext } from '../portal/element-context';
import type { ScrollMemory } from './restore-scroll';

/**
 * Restores the scroll position of a screen and then saves it while the visitor scrolls. Scrolls only when the element
 * owns the page's address.
 *
 * @param memory Returns where the position is read and saved. Undefined while the screen is not filled. A new function
 *   restores the screen again.
 * @see R-HOME-043 O-6
 */
export function useRestoredScroll(
  ref: RefObject<HTMLElement | null>,
  memory: (() => ScrollMemory) | undefined,
): void {
  const { router } = useElementContext();
  useEffect(() => {
    const screen = ref.current;
    if (!router.ownsPage || !memory || !screen) return;
    let stop = () => {};
    let isGone = false;
    // The import resolves after a new screen has taken the focus and scrolled the page to its top.
    void retryWhenOnline(() => import('./restore-scroll')).then(({ restoreScroll }) => {
      if (!isGone) stop = restoreScroll(screen, memory());
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [router, memory, ref]);
}
