import { useLayoutEffect, useState, type RefObject } from 'react';
import { deviceOf, type Device } from '../../domain/home/devices';
import { onResize } from '../../ui/size/on-resize';

/** The layout that fits the width of an element; known before it is painted (R-ENTITY-083). */
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

/** The sheet asks the width of the whole element, so this does too. */
const widthAround = (node: HTMLElement): number =>
  (node.closest('[part=root]') ?? node).getBoundingClientRect().width;
