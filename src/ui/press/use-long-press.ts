import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

export interface Point {
  x: number;
  y: number;
}

interface LongPress {
  startsAfterMs: number;
  cancelsBeyondPx: number;
  /** Without a point it was a key. */
  onOpen: (point?: Point) => void;
  onCancel: () => void;
}

interface Press {
  from: Point;
  timer: ReturnType<typeof setTimeout>;
}

/** Opens something by holding still for a while, and by the context-menu key; moving away cancels (R-ORDER-012, R-ORDER-013, A-108). */
export function useLongPress({ startsAfterMs, cancelsBeyondPx, onOpen, onCancel }: LongPress) {
  const press = useRef<Press>(undefined);
  const hasOpened = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      hasOpened.current = false;
      if (event.button !== 0 || isControl(event.target)) return;
      const from = pointOf(event);
      const open = () => {
        stop();
        hasOpened.current = true;
        onOpen(from);
      };
      stop();
      press.current = { from, timer: setTimeout(open, startsAfterMs) };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current?.from;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) <= cancelsBeyondPx) return;
      stop();
      onCancel();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The press that opened it is no press on the link under it; one in what was opened is.
    onClickCapture: (event: MouseEvent) => {
      if (!hasOpened.current || isControl(event.target)) return;
      hasOpened.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      // The right button keeps what the browser offers for links and texts.
      if (event.button === 2 && !hasOpened.current) return;
      event.preventDefault();
      if (!hasOpened.current && !press.current) onOpen();
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, [role=menu]') !== null;
