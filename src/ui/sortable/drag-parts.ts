import type { CSSProperties, SyntheticEvent } from 'react';

export type Listener = ((event: SyntheticEvent) => void) | undefined;

/** What a row that can be dragged puts on its frame and on its handle; it is drawn without them until dragging is there. */
export interface DragParts {
  row: { ref: (node: HTMLElement | null) => void; style: CSSProperties; onMouseDown: Listener };
  handle: {
    ref: (node: HTMLElement | null) => void;
    onTouchStart: Listener;
    onKeyDown: Listener;
    'aria-describedby': string;
  };
  isDragging: boolean;
}
