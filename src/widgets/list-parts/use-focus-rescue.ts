import { useEffect, useRef } from 'react';

/**
 * Returns a ref for a container. When the element with the focus is removed from the container, the focus moves to the
 * container itself.
 */
export function useFocusRescue<Node extends HTMLElement>() {
  const ref = useRef<Node>(null);
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent) => (focused.current = event.target);
    const node = ref.current;
    node?.addEventListener('focusin', remember);
    return () => node?.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isLost = focused.current instanceof HTMLElement && !focused.current.isConnected;
    if (!isLost) return;
    focused.current = null;
    const root = ref.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root?.activeElement || root.activeElement.localName === 'body') ref.current?.focus();
  });
  return ref;
}
