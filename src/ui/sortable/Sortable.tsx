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

/** What is said while something moves; `position` counts from 1. */
interface SortableWords {
  /** How to move by keyboard. */
  instructions: string;
  lifted: (id: string, position: number) => string;
  over: (id: string, position: number) => string;
  dropped: (id: string, position: number) => string;
  cancelled: (id: string, position: number) => string;
}

interface SortableProps {
  ids: readonly string[];
  layout: 'column' | 'grid';
  /** How long and how still a press must be to lift (R-ORDER-010). */
  start: { delayMs: number; tolerancePx: number };
  words: SortableWords;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose rows are moved by mouse, touch and keyboard; it says where a row is in the list's own root (A-109, O-3). */
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
        screenReaderInstructions: { draggable: words.instructions },
        // It would compare with the host page's focus, which does not look into this root.
        restoreFocus: false,
      }}
      onDragEnd={({ active, over }) => {
        // Dropped where it was, nothing moves (R-ORDER-009).
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
      // What is lifted is over its own place at once, which is no news.
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

/** One row of it: the whole row can be pressed and dragged by mouse, its handle also by touch and keyboard. */
export function SortableItem({ id, render }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id });
  // The library measures list items: as siblings they share their scrolling ancestors, which it then keeps. What is drawn
  // inside a list item may be a card in a box of its own.
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
      'aria-describedby': attributes['aria-describedby'],
    },
    isDragging,
  });
}
