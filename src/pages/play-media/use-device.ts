import { startTransition, useLayoutEffect, useState, type RefObject } from 'react';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { deviceOf, type Device } from '../../domain/home/devices';
import { onResize } from '../../ui/size/on-resize';

/** The layout for the width of an element. A server does not know the width, and the style sheet decides. */
export type LayoutDevice = Device | 'unknown';

/** Returns the layout for the width of an element. It is known before the first paint of a browser. @see R-ENTITY-083 */
export function useDevice(ref: RefObject<HTMLElement | null>): LayoutDevice {
  const isPrerender = useIsPrerender();
  const [device, setDevice] = useState<LayoutDevice>(isPrerender ? 'unknown' : 'desktop');
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const read = () => setDevice(deviceOf(widthAround(node)));
    // An urgent update would replace the parts of the server's HTML whose code is still loading.
    if (isPrerender) startTransition(read);
    else read();
    return onResize(read, node);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first render decides
  }, [ref]);
  return device;
}

/** The style sheet queries the width of the element's root, so this function does too. */
const widthAround = (node: HTMLElement): number =>
  (node.closest('[part=root]') ?? node).getBoundingClientRect().width;
