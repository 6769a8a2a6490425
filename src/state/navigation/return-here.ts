import { useEffect, useRef, type RefObject } from 'react';
import { historyEntry } from '../../browser/history/history-entry';
import { useElementContext } from '../portal/element-context';
import { retryWhenOnline } from '../lazy/lazy-component';
import { storedLeftScreen, storeLeftScreen } from './left-screens';
import { useElementLocation } from './element-location';
import type { LeftAt } from './restore-scroll';

/**
 * Positions by history entry and address, so that Back restores the position and a new visit starts at the top. The
 * address is part of the key, because a navigation from a dialog replaces the address of its entry.
 */
const createLeftAt = () => new Map<string, LeftAt>();

/**
 * Restores a screen to how it was left when the visitor returns to it. Waits until the screen is filled. Scrolls only
 * when the element owns the page's address. `pages` is the number of loaded pages of a list.
 * @see O-6
 */
export function useReturnHere(ref: RefObject<HTMLElement | null>, isFilled: boolean, pages = 1): void {
  const loadedPages = useRef(pages);
  useEffect(() => {
    loadedPages.current = pages;
  }, [pages]);
  const { router, portal } = useElementContext();
  const { environment } = portal;
  const leftAt = portal.single(createLeftAt);
  const address = useElementLocation();
  useEffect(() => {
    const screen = ref.current;
    if (!router.ownsPage || !isFilled || !screen) return;
    let stop = () => {};
    let isGone = false;
    // The import resolves after a new screen has taken the focus and scrolled the page to its top.
    void retryWhenOnline(() => import('./restore-scroll')).then(({ restoreScroll: stayAt }) => {
      if (isGone) return;
      const left = storedLeftScreen(environment);
      const entry = historyEntry();
      const href = environment.address();
      stop = stayAt(screen, {
        left: leftAt.get(`${entry} ${href}`) ?? left,
        save: (now) => leftAt.set(`${entry} ${href}`, now),
        write: (now) => storeLeftScreen(environment, entry, { ...now, pages: loadedPages.current, href }),
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [router, environment, leftAt, address, isFilled, ref]);
}
