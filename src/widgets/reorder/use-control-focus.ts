import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus after a change of the order, since a control that moves with its row loses the focus. The first
 * enabled control among the named ones receives it.
 * @see O-3
 */
export function useControlFocus(order: string) {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const controls = wanted.current.flatMap((name) => {
      const node = ref.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(name)}"]:enabled`);
      return node ? [node] : [];
    });
    wanted.current = [];
    controls[0]?.focus();
  }, [order]);
  return { ref, focusAfterUpdate: (...names: string[]) => void (wanted.current = names) };
}
