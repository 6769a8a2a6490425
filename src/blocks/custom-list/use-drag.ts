import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { lazyModule } from '../../ui/lazy/lazy-module';

const sortable = lazyModule(() => import('../../ui/sortable/Sortable'));

type DragModule = Awaited<ReturnType<typeof sortable.load>>;

/**
 * Loads the drag code when the pointer or the focus enters the list. Loading it mounts the cards again, so the control
 * that had the focus is found again by its index.
 * @see R-HOME-036
 */
export function useDrag(ref: RefObject<HTMLElement | null>) {
  const [drag, setDrag] = useState<DragModule>();
  const focused = useRef(-1);
  useLayoutEffect(() => {
    controlsIn(ref.current)[focused.current]?.focus();
    focused.current = -1;
  }, [drag, ref]);
  const { whenReleased, onPointerDown } = useRelease();
  const preload = () => {
    if (drag) return;
    sortable.load().then(
      (loaded) =>
        whenReleased(() => {
          focused.current = controlsIn(ref.current).findIndex((node) => node === activeBeside(node));
          setDrag(loaded);
        }),
      // The buttons do the same as dragging. The next time the pointer enters, the load is retried.
      () => {},
    );
  };
  return { drag, preload, onPointerDown };
}

/** The browser sends the click of a tap after its release. */
const clickWithinMs = 100;

/** Delays an update until a press ends. An element that is replaced between press and release gets no click. */
function useRelease() {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  const onRelease = () =>
    setTimeout(() => {
      isPressed.current = false;
      waiting.current?.();
      waiting.current = undefined;
    }, clickWithinMs);
  return {
    onPointerDown: ({ currentTarget: { ownerDocument } }: PointerEvent<HTMLElement>) => {
      isPressed.current = true;
      const ends = new AbortController();
      for (const end of ['pointerup', 'pointercancel'])
        ownerDocument.addEventListener(
          end,
          () => {
            ends.abort();
            onRelease();
          },
          { signal: ends.signal },
        );
    },
    whenReleased: (act: () => void) => {
      if (isPressed.current) waiting.current = act;
      else act();
    },
  };
}

const controlsIn = (node: HTMLElement | null): HTMLElement[] => [
  ...(node?.querySelectorAll<HTMLElement>('a[href], button') ?? []),
];

const activeBeside = (node: HTMLElement): Element | null =>
  (node.getRootNode() as Document | ShadowRoot).activeElement;
