import { useId, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/texts';
import { IconButton } from '../../ui/button/Button';
import { GripVertical } from '../../ui/icons/arranging';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';

/** An element with a name that can move within its list. */
export interface Movable {
  id: string;
  name: string;
}

interface DragHandleProps {
  element: Movable;
  /** Undefined until the drag code is loaded. */
  parts: DragParts | undefined;
  lastIndex: number;
  onMove: (to: number) => void;
}

/**
 * Lifts an element by touch and keyboard. Home and End move it to the ends without lifting it. The handle describes
 * itself, because the description of the library comes with the drag code, too late for a screen reader.
 * @see O-3 A-109
 */
export function DragHandle({ element, parts, lastIndex, onMove }: DragHandleProps) {
  const { t } = useText();
  const instructions = useId();
  const press = (event: KeyboardEvent) => {
    const to = { Home: 0, End: lastIndex }[event.key];
    if (to === undefined || parts?.isDragging) return parts?.handle.onKeyDown?.(event);
    event.preventDefault();
    onMove(to);
  };
  return (
    <span className={tw('inline-flex cursor-grab touch-none')}>
      <IconButton
        {...parts?.handle}
        label={t('ARRANGE_HANDLE', { name: element.name })}
        icon={GripVertical}
        aria-describedby={instructions}
        data-control={`handle ${element.id}`}
        onKeyDown={press}
      />
      <span id={instructions} hidden>
        {t('ARRANGE_INSTRUCTIONS')}
      </span>
    </span>
  );
}
