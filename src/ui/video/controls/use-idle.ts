import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** Controls go away after the pointer has been still for this long. */
const idleAfterMs = 3000;

/** Is the pointer still, and nobody at the keyboard? Only while `mayIdle`. */
export function useIdle(mayIdle: boolean) {
  const [isIdle, setIsIdle] = useState(false);
  const [movements, setMovements] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mayIdle) return;
    const timer = setTimeout(() => {
      // Whoever walks through the controls with keys must see them.
      if (!ref.current?.querySelector(':focus-visible')) setIsIdle(true);
    }, idleAfterMs);
    return () => clearTimeout(timer);
  }, [mayIdle, movements]);
  const wake = () => {
    setIsIdle(false);
    setMovements((count) => count + 1);
  };
  return {
    place: ref,
    isIdle: isIdle && mayIdle,
    wake,
    awake: {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') wake();
      },
      onFocus: wake,
    },
  };
}
