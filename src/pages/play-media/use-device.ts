import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Device } from '../../domain/content/layouts';

/** From these widths on an element is laid out for them. */
const leastPx = { tablet: 768, desktop: 1024 } as const;

/** The layout that fits the width of an element; known before it is painted (R-ENTITY-083). */
export function useDevice(ref: RefObject<HTMLElement | null>): Device {
  const [device, setDevice] = useState<Device>('desktop');
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    const read = () => setDevice(deviceOf(widthAround(node)));
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref]);
  return device;
}

/** The sheet asks the width of the whole element, so this does too. */
const widthAround = (node: HTMLElement): number =>
  (node.closest('[part=root]') ?? node).getBoundingClientRect().width;

function deviceOf(width: number): Device {
  if (width >= leastPx.desktop) return 'desktop';
  return width >= leastPx.tablet ? 'tablet' : 'mobile';
}
