import { useEffect, useRef } from 'react';

/**
 * Returns a ref for a container. When the element with the focus is removed from the container, the focus moves to the
 * container itself.
 */
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
