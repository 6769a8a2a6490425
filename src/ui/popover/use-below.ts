import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { onResize } from '../size/on-resize';

const gapPx = 4;
const marginPx = 8;
const leastHeightPx = 160;

/**
 * Opens a panel in the browser's top layer right under its box, as wide as it, never past the window's edge; above the box
 * where there is more room. The top layer knows no ancestor, so the box's place in the window is all there is to measure.
 */
export function useBelow(box: HTMLElement | null) {
  const panelRef = useRef<HTMLDivElement>(null);
  // Measured before the panel is in the page, when nothing has to be laid out anew for it.
  const [style, setStyle] = useState<CSSProperties>(() =>
    box ? positionBelow(box) : { visibility: 'hidden' },
  );
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!box || !panel?.isConnected) return;
    if (!panel.matches(':popover-open')) panel.showPopover();
    const updatePosition = () => {
      const next = positionBelow(box, panel);
      setStyle((now) => (isSame(now, next) ? now : next));
    };
    const stop = onResize(updatePosition, box, panel);
    const view = box.ownerDocument.defaultView;
    // Any scroller on the way may move the box; only the capture phase hears them all.
    view?.addEventListener('scroll', updatePosition, { capture: true, passive: true });
    view?.addEventListener('resize', updatePosition);
    return () => {
      stop();
      view?.removeEventListener('scroll', updatePosition, { capture: true });
      view?.removeEventListener('resize', updatePosition);
    };
  }, [box]);
  return { panelRef, style: { position: 'fixed', ...style } as const };
}

/** A panel that is not there yet counts as high as it may be at least. */
function positionBelow(box: HTMLElement, panel?: HTMLElement): CSSProperties {
  const { top, bottom, left, width } = box.getBoundingClientRect();
  const height = box.ownerDocument.documentElement.clientHeight;
  const below = height - bottom - gapPx - marginPx;
  const above = top - gapPx - marginPx;
  const isTight = below < leastHeightPx && above > below;
  const opensAbove = isTight && below < (panel?.scrollHeight ?? leastHeightPx);
  const vertical = opensAbove ? { bottom: height - top + gapPx } : { top: bottom + gapPx };
  return { left, width, maxHeight: Math.max(leastHeightPx, opensAbove ? above : below), ...vertical };
}

const isSame = (one: CSSProperties, other: CSSProperties): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
