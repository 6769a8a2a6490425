import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/Picture';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';

interface ReorderRowProps {
  /** Undefined for a row that cannot move, and until the drag code is loaded. */
  parts: DragParts | undefined;
  /** The handle, or undefined for a row that cannot move. */
  handle: ReactNode;
  picture: { src: string | undefined; seed: number };
  /** Whether the row is hidden from the list that the dialog arranges. */
  isFaded?: boolean;
  tools: ReactNode;
  children: ReactNode;
}

/**
 * A row of a dialog that reorders items: handle, small image, name and tools. The mouse can drag the whole row except
 * its tools, because a long press on a button is still a press.
 * @see A-022 O-3
 */
export function ReorderRow({ parts, handle, picture, isFaded = false, tools, children }: ReorderRowProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle is the control
    <li
      ref={parts?.row.ref}
      style={parts?.row.style}
      className={parts?.isDragging ? lifted : lying}
      onMouseDown={(event) => {
        if (!isTool(event.target)) parts?.row.onMouseDown?.(event);
      }}
    >
      <div className={tw('flex items-center gap-2 min-w-0 grow')}>
        {handle ?? <span className={tw('w-10 shrink-0')} />}
        <div className={isFaded ? fadedPicture : plainPicture}>
          <Picture {...picture} width={40} height={40} />
        </div>
        {children}
      </div>
      <div data-tools className={tw('flex shrink-0 ms-auto text-muted')}>
        {tools}
      </div>
    </li>
  );
}

const isTool = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-tools]') !== null;

const lying = tw('relative flex phone:flex-wrap items-center py-1 border-b border-border bg-raised');
const lifted = tw(
  'relative flex phone:flex-wrap items-center py-1 border border-border bg-raised z-10 shadow-layer rounded-control',
);
const plainPicture = tw('w-10 aspect-square shrink-0 rounded-control overflow-hidden');
const fadedPicture = tw('w-10 aspect-square shrink-0 rounded-control overflow-hidden opacity-60');
