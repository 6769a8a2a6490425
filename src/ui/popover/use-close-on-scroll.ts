import { useLayoutEffect, useRef } from 'react';

/** What a person scrolls with; for a scroll bar, a press that hits nothing else. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const scrollKeys = ['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** A wheel or a finger that has let go moves the page for so long, on a busy page too. */
const glidesMs = 500;

/**
 * Closes a floating part when the person scrolls what is around it; not when its own inside scrolls, and not when the
 * browser scrolls on its own because of focus, keyboard, a new size or content that came above (O-8).
 */
export function useCloseOnScroll(node: HTMLElement | null, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const view = node?.ownerDocument.defaultView;
    if (!node || !view) return;
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    let personsUntil = 0;
    const isInside = (event: Event) => event.composedPath().includes(node);
    const onScroll = (event: Event) => {
      if (!isInside(event) && event.timeStamp <= personsUntil) close.current?.();
    };
    const onGesture = (event: Event) => {
      if ('key' in event && !scrollKeys.includes(String(event.key))) return;
      const isHeld = event.type === 'pointerdown';
      if (isHeld && isInside(event)) return;
      personsUntil = isHeld ? Infinity : event.timeStamp + glidesMs;
    };
    const quieten = () => (personsUntil = 0);
    // What scrolls inside the same shadow root is not heard outside of it.
    for (const target of [view, node.getRootNode()]) target.addEventListener('scroll', onScroll, options);
    for (const type of gestures) view.addEventListener(type, onGesture, options);
    for (const target of [view, view.visualViewport]) target?.addEventListener('resize', quieten, options);
    node.addEventListener('focusin', quieten, options);
    return () => stop.abort();
  }, [node]);
}
