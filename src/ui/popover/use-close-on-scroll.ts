import { useLayoutEffect, useRef } from 'react';

/** A field that is focused, a keyboard that opens or a window that changes its size may scroll for so long. */
const settlesMs = 500;

/**
 * Closes a floating part when the person scrolls what is around it; not when its own inside scrolls, and not when the
 * browser scrolls on its own because of focus, keyboard or a new size (O-8).
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
    let quietUntil = 0;
    const quieten = (event: Event) => (quietUntil = event.timeStamp + settlesMs);
    const isInside = (event: Event) => event.composedPath().includes(node);
    const onScroll = (event: Event) => {
      if (!isInside(event) && event.timeStamp > quietUntil) close.current?.();
    };
    // A wheel or finger outside is the person's own, whatever was focused just before.
    const onIntent = (event: Event) => {
      if (!isInside(event)) quietUntil = 0;
    };
    // What scrolls inside the same shadow root is not heard outside of it.
    for (const target of [view, node.getRootNode()]) target.addEventListener('scroll', onScroll, options);
    for (const type of ['wheel', 'touchmove']) view.addEventListener(type, onIntent, options);
    for (const target of [view, view.visualViewport]) target?.addEventListener('resize', quieten, options);
    node.addEventListener('focusin', quieten, options);
    return () => stop.abort();
  }, [node]);
}
