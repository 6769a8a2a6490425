import { useEffect, useRef } from 'react';

/** When the part that has the focus goes away, the focus stays near: it moves to the place itself. */
export function useFocusRescue<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const held = useRef<EventTarget | null>(null);
  useEffect(() => {
    const hold = (event: FocusEvent) => (held.current = event.target);
    const node = place.current;
    node?.addEventListener('focusin', hold);
    return () => node?.removeEventListener('focusin', hold);
  }, []);
  useEffect(() => {
    const isLost = held.current instanceof HTMLElement && !held.current.isConnected;
    if (!isLost) return;
    held.current = null;
    const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root?.activeElement || root.activeElement.localName === 'body') place.current?.focus();
  });
  return place;
}
