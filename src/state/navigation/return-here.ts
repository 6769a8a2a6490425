import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { historyEntry } from '../../browser/history/history-entry';
import { useElementContext } from '../portal/element-context';
import { storedLeftScreen, storeLeftScreen } from './left-screens';
import { useElementLocation } from './element-location';
import type { LeftAt } from './restore-scroll';
import { useRestoredScroll } from './restored-scroll';

/**
 * Positions by history entry and address, so that Back restores the position and a new visit starts at the top. The
 * address is part of the key, because a navigation from a dialog replaces the address of its entry.
 */
const createLeftAt = () => new Map<string, LeftAt>();

/**
 * Restores a screen to how it was left when the visitor returns to it. Waits until the screen is filled. `pages` is the
 * number of loaded pages of a list.
 * @see O-6
 */
export function useReturnHere(ref: RefObject<HTMLElement | null>, isFilled: boolean, pages = 1): void {
  const loadedPages = useRef(pages);
  useEffect(() => {
    loadedPages.current = pages;
  }, [pages]);
  const { portal } = useElementContext();
  const { environment } = portal;
  const leftAt = portal.single(createLeftAt);
  const address = useElementLocation();
  const memory = useCallback(() => {
    const entry = historyEntry();
    const href = environment.address();
    const key = `${entry} ${href}`;
    return {
      left: leftAt.get(key) ?? storedLeftScreen(environment),
      save: (now: LeftAt) => leftAt.set(key, now),
      write: (now: LeftAt) =>
        storeLeftScreen(environment, entry, { ...now, pages: loadedPages.current, href }),
    };
    // Another address is another screen.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [environment, leftAt, address]);
  useRestoredScroll(ref, isFilled ? memory : undefined);
}
