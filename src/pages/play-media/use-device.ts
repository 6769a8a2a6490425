import { useLayoutEffect, useState, type RefObject } from 'react';
import { deviceOf, type Device } from '../../domain/home/devices';
import { onResize } from '../../ui/size/on-resize';

/** Returns the layout for the width of an element. It is known before the first paint. @see R-ENTITY-083 */
export function useDevice(ref: RefObject<HTMLElement | null>): Device {
  const [device, setDevice] = useState<Device>('desktop');
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const read = () => setDevice(deviceOf(widthAround(node)));
    read();
    return onResize(read, node);
  }, [ref]);
  return device;
}

/** The style sheet queries the width of the element's root, so this function does too. */
const widthAround = (node: HTMLElement): number =>
  (node.closest('[part=root]') ?? node).getBoundingClientRect().width;
