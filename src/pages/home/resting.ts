import { useEffect, useState, type RefObject } from 'react';
import { afterFrame } from '../../browser/page';
import { onResize } from '../../ui/size/on-resize';

const restWithinMs = 60;

/**
 * May the browser leave out what stands here while it is far from the window, and keep its place? A frame after it was
 * laid out, since only then its height is remembered; once it is out of sight, since else it is missing for a frame; and
 * anew for every width, which gives it another height.
 */
export function useResting(ref: RefObject<HTMLElement | null>, isLaidOut: boolean): boolean {
  const [isResting, setIsResting] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!isLaidOut || !node) return undefined;
    let stop = () => {};
    let widthPx = -1;
    const observer = new IntersectionObserver((entries) => {
      stop();
      if (entries.at(-1)?.isIntersecting) return;
      stop = afterFrame(() => {
        observer.disconnect();
        setIsResting(true);
      }, restWithinMs);
    });
    const end = () => {
      stop();
      observer.disconnect();
      setIsResting(false);
    };
    const unwatch = onResize(() => {
      if (node.clientWidth === widthPx) return;
      widthPx = node.clientWidth;
      end();
      observer.observe(node);
    }, node);
    return () => {
      unwatch();
      end();
    };
  }, [ref, isLaidOut]);
  return isResting;
}
