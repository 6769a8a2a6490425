import { useLayoutEffect, type RefObject } from 'react';

/**
 * When a control that has the focus is removed, the nearest container that stays gets the focus, so that the next Tab
 * continues from there and not from the top of the page.
 * @see O-4
 */
export function useFocusStays(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = control.current;
    return () => {
      if (!node?.matches(':focus')) return;
      const around = containersOf(node);
      queueMicrotask(() => {
        const place = around.find(({ isConnected }) => isConnected);
        if (!place || hasFocus(place.getRootNode() as Document | ShadowRoot)) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    };
  }, [control]);
}

function containersOf(node: HTMLElement): HTMLElement[] {
  const parent = node.parentElement;
  return parent ? [parent, ...containersOf(parent)] : [];
}

const hasFocus = ({ activeElement }: Document | ShadowRoot): boolean =>
  activeElement !== null && activeElement.localName !== 'body';
