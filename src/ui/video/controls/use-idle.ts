import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** The controls are hidden after the pointer has been still for this long. */
const idleAfterMs = 3000;

/** Returns whether the pointer is still and nobody uses the keyboard. Always false unless `mayIdle` is true. */
export function useIdle(mayIdle: boolean) {
  const [isIdle, setIsIdle] = useState(false);
  const [movements, setMovements] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mayIdle) return;
    const timer = setTimeout(() => {
      // A person who moves through the controls by keyboard must see them.
      if (!ref.current?.querySelector(':focus-visible')) setIsIdle(true);
    }, idleAfterMs);
    return () => clearTimeout(timer);
  }, [mayIdle, movements]);
  const wake = () => {
    setIsIdle(false);
    setMovements((count) => count + 1);
  };
  return {
    ref,
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
