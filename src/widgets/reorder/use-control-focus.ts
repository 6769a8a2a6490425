import { useLayoutEffect, useRef } from 'react';

/**
 * A control that moves with its row loses the focus when the row changes place; this gives it back, or to the next of
 * the named ones that can still be pressed (O-3).
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
  return { place: ref, keep: (...names: string[]) => void (wanted.current = names) };
}
