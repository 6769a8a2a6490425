import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { lazyModule } from '../../ui/lazy/lazy-module';

const sortable = lazyModule(() => import('../../ui/sortable/Sortable'));

type DragModule = Awaited<ReturnType<typeof sortable.load>>;

/**
 * Loads the drag code when the pointer or the focus enters the list. Loading it mounts the cards again, so the control
 * that had the focus is found again by its index. If the user presses Space or Enter on a handle before the code is
 * loaded, the element lifts when it is.
 * @see R-HOME-036
 */
export function useDrag(ref: RefObject<HTMLElement | null>) {
  const [drag, setDrag] = useState<DragModule>();
  const focused = useRef(-1);
  const early = useRef<KeyboardEvent>(undefined);
  useLayoutEffect(() => {
    controlsIn(ref.current)[focused.current]?.focus();
  }, [drag, ref]);
  // The library listens for the announcements of a move after an effect of its own.
  useEffect(() => {
    const key = early.current;
    if (key) controlsIn(ref.current)[focused.current]?.dispatchEvent(new KeyboardEvent(key.type, key));
    focused.current = -1;
    early.current = undefined;
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
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (drag || !liftingKeys.includes(event.code) || !isHandle(event.target)) return;
    event.preventDefault();
    early.current = event.nativeEvent;
    preload();
  };
  return { drag, on: { onPointerEnter: preload, onPointerDown, onFocus: preload, onKeyDown } };
}

const liftingKeys = ['Space', 'Enter'];

const isHandle = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.dataset['control']?.startsWith('handle ') === true;

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
