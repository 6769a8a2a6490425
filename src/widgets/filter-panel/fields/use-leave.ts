import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Returns a handler for `onBlur` that calls `leave` when the focus has moved out of a node to somewhere else in the
 * window. If a press moves the focus, the handler waits for its release, since the pressed element must not move. A
 * press that opens a result does not call `leave`.
 */
export function useLeave(leave: () => void) {
  const now = useRef(leave);
  useEffect(() => {
    now.current = leave;
  });
  return ({ currentTarget: node }: FocusEvent) => {
    const check = () => {
      const { activeElement } = node.getRootNode() as ShadowRoot;
      if (node.isConnected && !node.contains(activeElement)) now.current();
    };
    const release = (event: Event) => {
      if (!(event.composedPath()[0] as Partial<Element>).closest?.('a,article')) check();
    };
    addEventListener('mouseup', release, { capture: true, once: true });
    // Some browsers know the pressed element only after the focus has moved.
    setTimeout(() => {
      if (!node.ownerDocument.querySelector(':active')) check();
    });
  };
}
