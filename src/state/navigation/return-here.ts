import { useEffect, useRef, type RefObject } from 'react';
import { historyEntry } from '../../browser/history/history-entry';
import { useElementContext } from '../portal/element-context';
import { retryWhenOnline } from '../lazy/lazy-component';
import { storedLeftScreen, storeLeftScreen } from './left-screens';
import { useElementLocation } from './element-location';
import type { LeftAt } from './return-place';

/** By the entry of the browser's history and its address, which a navigation out of a dialog replaces, so that back brings to where it was left, and a new visit starts at the top. */
const createLeftAt = () => new Map<string, LeftAt>();

/**
 * A screen that is come back to is as it was left (O-6). It waits until there is something to come back to; only an
 * element that owns the page scrolls it. `pages` is how many pages of a list are loaded.
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
    // It comes a moment later, after a new screen has taken the focus and the page to its start.
    void retryWhenOnline(() => import('./return-place')).then(({ restoreScroll: stayAt }) => {
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
