import type { CSSProperties, SyntheticEvent } from 'react';

export type Listener = ((event: SyntheticEvent) => void) | undefined;

/**
 * The props for the frame and the handle of a draggable row. The row renders without them until the drag code is
 * loaded.
 */
export interface DragParts {
  row: { ref: (node: HTMLElement | null) => void; style: CSSProperties; onMouseDown: Listener };
  handle: {
    ref: (node: HTMLElement | null) => void;
    onTouchStart: Listener;
    onKeyDown: Listener;
  };
  isDragging: boolean;
}
