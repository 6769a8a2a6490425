import { useEffect, useRef } from 'react';

/** When the part that has the focus goes away, the focus stays near: it moves to the place itself. */
export function useFocusRescue<Node extends HTMLElement>() {
  const ref = useRef<Node>(null);
  const held = useRef<EventTarget | null>(null);
  useEffect(() => {
    const hold = (event: FocusEvent) => (held.current = event.target);
    const node = ref.current;
    node?.addEventListener('focusin', hold);
    return () => node?.removeEventListener('focusin', hold);
  }, []);
  useEffect(() => {
    const isLost = held.current instanceof HTMLElement && !held.current.isConnected;
    if (!isLost) return;
    held.current = null;
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root?.activeElement || root.activeElement.localName === 'body') ref.current?.focus();
  });
  return ref;
}
