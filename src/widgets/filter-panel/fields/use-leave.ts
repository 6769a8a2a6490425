import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * For `onBlur`: calls when the focus has gone out of a node to somewhere else in the window. A press that leads there is
 * waited for until it lets go, since what is pressed must not move; one that opens a result goes alone.
 */
export function useLeave(leave: () => void) {
  const now = useRef(leave);
  useEffect(() => {
    now.current = leave;
  });
  return ({ currentTarget: node }: FocusEvent) => {
    const look = () => {
      const { activeElement } = node.getRootNode() as ShadowRoot;
      if (node.isConnected && !node.contains(activeElement)) now.current();
    };
    const release = (event: Event) => {
      if (!(event.composedPath()[0] as Partial<Element>).closest?.('a,article')) look();
    };
    addEventListener('mouseup', release, { capture: true, once: true });
    // Some browsers know what is pressed only after the focus has moved.
    setTimeout(() => {
      if (!node.ownerDocument.querySelector(':active')) look();
    });
  };
}
