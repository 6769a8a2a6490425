import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { onResize } from '../size/on-resize';

const gapPx = 4;
const marginPx = 8;
const leastHeightPx = 160;

/**
 * Opens a panel in the browser's top layer directly below its box, with the same width and never beyond the edge of the
 * window. The panel opens above the box when there is more space. The top layer ignores ancestors, so the panel depends
 * only on the position of the box in the window.
 */
export function useBelow(box: HTMLElement | null) {
  const panelRef = useRef<HTMLDivElement>(null);
  // Measured before the panel is in the document, when measuring requires no new layout.
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
    // Any scroll container around the box may move it. Only the capture phase receives all of their events.
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

/** Returns the position of the panel. A panel that is not yet in the document counts as having the minimum height. */
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
