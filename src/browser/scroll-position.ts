/** Returns the vertical scroll position of the page. */
export const scrollTop = (): number => window.scrollY;

export const windowHeight = (): number => window.innerHeight;

/**
 * Calls `listener` while the page scrolls and `onLeave` when the page is hidden or unloads. Returns a function that
 * unsubscribes.
 */
export function onScroll(listener: () => void, onLeave: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('pagehide', onLeave);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** The events that show that the person wants to be elsewhere on the page. */
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'] as const;

/** The time after which a page that is still too short counts as final. */
const restoreTimeoutMs = 3000;

export interface WayBack {
  stop: () => void;
  /** Returns whether restoring has ended. Until then, a scroll position is not the person's choice. */
  isOver: () => boolean;
  /** Returns whether restoring was stopped or the person has interacted since. */
  isLeft: () => boolean;
}

/** Restores a scroll position as soon as `node` makes the page long enough. Stops if the person interacts. */
export function scrollBackTo(node: Element, top: number): WayBack {
  let isOver = false;
  let isLeft = false;
  const end = () => {
    isOver = true;
    growth.disconnect();
    clearTimeout(timer);
  };
  const stop = () => {
    isLeft = true;
    end();
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  const timer = setTimeout(end, restoreTimeoutMs);
  const growth = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }));
  growth.observe(node);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  window.scrollTo({ top, behavior: 'instant' });
  return { stop, isOver: () => isOver, isLeft: () => isLeft };
}
