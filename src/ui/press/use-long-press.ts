import { useEffect, useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

export interface Point {
  x: number;
  y: number;
}

interface LongPress {
  startsAfterMs: number;
  cancelsBeyondPx: number;
  /** The point is undefined when a key opened it. */
  onOpen: (point?: Point) => void;
  onCancel: () => void;
}

interface Press {
  from: Point;
  timer: ReturnType<typeof setTimeout>;
  /**
   * The browser scrolls with this finger. The press then opens nothing, and only touch events report how far the finger
   * moves.
   */
  isScrolling: boolean;
}

/**
 * Opens something after a long press, and on the context-menu key. Moving away within that time cancels the press. A
 * finger that moves usually scrolls, which ends its pointer events early, so the hook handles touch events as well.
 * @see R-ORDER-012..014 A-108
 */
export function useLongPress({ startsAfterMs, cancelsBeyondPx, onOpen, onCancel }: LongPress) {
  const press = useRef<Press>(undefined);
  const hasOpened = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const moveTo = ({ x, y }: Point) => {
    const from = press.current?.from;
    if (!from || Math.hypot(x - from.x, y - from.y) <= cancelsBeyondPx) return;
    stop();
    onCancel();
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      hasOpened.current = false;
      if (event.button !== 0 || isControl(event.target)) return;
      const from = pointOf(event);
      const open = () => {
        const isScrolling = press.current?.isScrolling;
        stop();
        if (isScrolling) return;
        hasOpened.current = true;
        onOpen(from);
      };
      stop();
      press.current = { from, timer: setTimeout(open, startsAfterMs), isScrolling: false };
    },
    onPointerMove: (event: PointerEvent) => moveTo(pointOf(event)),
    onTouchMove: ({ touches }: TouchEvent) => moveTo(pointOf(touches.item(0))),
    onPointerUp: stop,
    onPointerCancel: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') stop();
      else if (press.current) press.current.isScrolling = true;
    },
    onTouchEnd: stop,
    onTouchCancel: stop,
    // The press that opened something must not also follow the link under it. Presses on controls, such as the opened
    // menu, pass.
    onClickCapture: (event: MouseEvent) => {
      if (!hasOpened.current || isControl(event.target)) return;
      hasOpened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      // For links and texts, the right mouse button opens the browser's own menu.
      if (event.button === 2 && !hasOpened.current) return;
      event.preventDefault();
      if (!hasOpened.current && !press.current) onOpen();
    },
  };
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, [role=menu]') !== null;
