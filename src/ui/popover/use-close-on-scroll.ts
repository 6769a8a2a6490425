import { useLayoutEffect, useRef } from 'react';

/** The events by which a person scrolls. With a scroll bar, this is a press that hits nothing else. */
const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const scrollKeys = ['PageUp', 'PageDown', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** The time for which the page may still move after a wheel event or the release of a finger, on a busy page too. */
const glidesMs = 500;

/**
 * Closes a floating part when the person scrolls the content around it. It stays open when its own content scrolls, and
 * when the browser scrolls because of focus, the on-screen keyboard, a resize or content that was added above.
 * @see O-8
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
      const isPressed = event.type === 'pointerdown';
      if (isPressed && isInside(event)) return;
      personsUntil = isPressed ? Infinity : event.timeStamp + glidesMs;
    };
    const quieten = () => (personsUntil = 0);
    // Scroll events inside the same shadow root do not reach listeners outside of it.
    for (const target of [view, node.getRootNode()]) target.addEventListener('scroll', onScroll, options);
    for (const type of gestures) view.addEventListener(type, onGesture, options);
    for (const target of [view, view.visualViewport]) target?.addEventListener('resize', quieten, options);
    node.addEventListener('focusin', quieten, options);
    return () => stop.abort();
  }, [node]);
}
