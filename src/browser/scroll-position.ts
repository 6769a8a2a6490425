/** How far the page is scrolled. */
export const scrollTop = (): number => window.scrollY;

export const windowHeight = (): number => window.innerHeight;

/** Told while the page scrolls and when it is left; gives the way to stop listening. */
export function onScroll(listener: () => void, onLeave: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('pagehide', onLeave);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('pagehide', onLeave);
  };
}

/** What a person does who wants to be elsewhere. */
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click'] as const;

/** A page that has not grown long enough by then will not. */
const patienceMs = 3000;

export interface WayBack {
  stop: () => void;
  /** Where the page is scrolled until then is nobody's choice. */
  isOver: () => boolean;
  /** Has it been stopped, or has the person done anything since? */
  isLeft: () => boolean;
}

/** Scrolls the page as far as it was, as soon as `node` makes it long enough; whoever scrolls meanwhile is left alone. */
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
  const timer = setTimeout(end, patienceMs);
  const growth = new ResizeObserver(() => window.scrollTo({ top, behavior: 'instant' }));
  growth.observe(node);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  window.scrollTo({ top, behavior: 'instant' });
  return { stop, isOver: () => isOver, isLeft: () => isLeft };
}
