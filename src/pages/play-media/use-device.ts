import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';
import { useIsFromServer } from '../../browser/server/use-is-prerender';
import { deviceOf, type Device } from '../../domain/home/devices';
import { onResize } from '../../ui/size/on-resize';

/** The layout for the width of an element. A server does not know the width, and the style sheet decides. */
export type LayoutDevice = Device | 'unknown';

/** Returns the layout for the width of an element. It is known before the first paint of a browser. @see R-ENTITY-083 */
export function useDevice(ref: RefObject<HTMLElement | null>): LayoutDevice {
  const isFromServer = useIsFromServer();
  const [device, setDevice] = useState<LayoutDevice>(isFromServer ? 'unknown' : 'desktop');
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const read = () => setDevice(deviceOf(widthAround(node)));
    // An urgent update would replace the parts of the server's HTML whose code is still loading.
    if (isFromServer) startTransition(read);
    else read();
    return onResize(read, node);
  }, [ref, isFromServer]);
  return device;
}

/** The style sheet queries the width of the element's root, so this function does too. */
const widthAround = (node: HTMLElement): number =>
  (node.closest('[part=root]') ?? node).getBoundingClientRect().width;
