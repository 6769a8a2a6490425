import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useCallback, useRef, type ReactNode } from 'react';
import type { DragParts, Listener } from './drag-parts';
import { PromptKeyboardSensor } from './keyboard-sensor';

/** The announcements during a move; `position` counts from 1. */
interface SortableWords {
  lifted: (id: string, position: number) => string;
  over: (id: string, position: number) => string;
  dropped: (id: string, position: number) => string;
  cancelled: (id: string, position: number) => string;
}

interface SortableProps {
  ids: readonly string[];
  layout: 'column' | 'grid';
  /** How long and how still a press must be to lift an item. @see R-ORDER-010 */
  start: { delayMs: number; tolerancePx: number };
  words: SortableWords;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/**
 * A list whose rows can be moved by mouse, touch and keyboard. It renders the announcements of positions in the list's
 * own root.
 * @see A-109 O-3
 */
export function Sortable({ ids, layout, start, words, onMove, children }: SortableProps) {
  const activationConstraint = { delay: start.delayMs, tolerance: start.tolerancePx };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(TouchSensor, { activationConstraint }),
    useSensor(PromptKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // A key pressed during a smooth scroll would act on the position before it.
      scrollBehavior: 'auto',
    }),
  );
  const hasMoved = useRef(false);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsOf(ids, words, hasMoved),
        // Each handle describes itself.
        screenReaderInstructions: { draggable: '' },
        // The library would compare with the focus of the host page, which does not reach into this shadow root.
        restoreFocus: false,
      }}
      onDragEnd={({ active, over }) => {
        // A row that is dropped at its own position does not move. @see R-ORDER-009
        if (over && over.id !== active.id) onMove(index(ids, active.id), index(ids, over.id));
      }}
    >
      <SortableContext
        items={[...ids]}
        strategy={layout === 'column' ? verticalListSortingStrategy : rectSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

const index = (ids: readonly string[], id: UniqueIdentifier): number => ids.indexOf(String(id));

function announcementsOf(
  ids: readonly string[],
  words: SortableWords,
  hasMoved: { current: boolean },
): Announcements {
  const position = (id: UniqueIdentifier) => index(ids, id) + 1;
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return words.lifted(String(active.id), position(active.id));
    },
    onDragOver: ({ active, over }) => {
      // A lifted row is over its own position at once, which needs no announcement.
      if (!over || (!hasMoved.current && over.id === active.id)) return undefined;
      hasMoved.current = true;
      return words.over(String(active.id), position(over.id));
    },
    onDragEnd: ({ active, over }) => words.dropped(String(active.id), position((over ?? active).id)),
    onDragCancel: ({ active }) => words.cancelled(String(active.id), position(active.id)),
  };
}

interface SortableItemProps {
  id: string;
  render: (parts: DragParts) => ReactNode;
}

/** A row of the list. The mouse can drag the whole row; touch and keyboard use its handle. */
export function SortableItem({ id, render }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  // The library receives the list item, not its content, which may be a card in a box of its own. List items are
  // siblings and share their scrolling ancestors, which the library caches.
  const setListItem = useCallback(
    (node: HTMLElement | null) => setNodeRef(node?.closest('li') ?? node),
    [setNodeRef],
  );
  // The library types its listeners as mere functions.
  const on = listeners as Readonly<Record<string, Listener>> | undefined;
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return render({
    row: {
      ref: setListItem,
      style: { transform: shift, transition },
      onMouseDown: on?.['onMouseDown'],
    },
    handle: {
      ref: setActivatorNodeRef,
      onTouchStart: on?.['onTouchStart'],
      onKeyDown: on?.['onKeyDown'],
    },
    isDragging,
  });
}
