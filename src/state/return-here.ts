import { useEffect, type RefObject } from 'react';
import { historyEntry } from '../browser/history-entry';
import { isReopened } from '../browser/scroll';
import { readForTab, writeForTab } from '../browser/storage';
import { useHost } from './host';
import { patiently } from './lazy-part';
import { usePlace } from './place';
import type { LeftAt } from './return-place';

/** By the entry of the browser's history, so that back brings to where it was left, and a new visit starts at the top. */
const leftAt = new Map<string, LeftAt>();

/**
 * A screen that is come back to is as it was left (O-6). It waits until there is something to come back to; only an
 * element that owns the page scrolls it.
 */
export function useReturnHere(place: RefObject<HTMLElement | null>, isFilled: boolean): void {
  const { router } = useHost();
  const address = usePlace();
  useEffect(() => {
    const screen = place.current;
    if (!router.ownsPage || !isFilled || !screen) return;
    let stop = () => {};
    let isGone = false;
    // It comes a moment later, after a new screen has taken the focus and the page to its start.
    void patiently(() => import('./return-place')).then(({ readPlace, stayAt }) => {
      if (isGone) return;
      const entry = historyEntry();
      const name = `screen.${entry}`;
      const left = leftAt.get(entry) ?? (isReopened() ? readPlace(readForTab(slot), name) : undefined);
      stop = stayAt(screen, {
        left,
        keep: (now) => leftAt.set(entry, now),
        write: (now) => writeForTab(slot, JSON.stringify({ ...now, name })),
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [router, address, isFilled, place]);
}

/** One for all screens: only the one that the whole page was left from is ever asked for. */
const slot = 'screen';
