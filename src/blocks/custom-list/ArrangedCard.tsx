import type { ReactNode, SyntheticEvent } from 'react';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { useText } from '../../i18n/texts';
import { IconButton } from '../../ui/button/Button';
import { Eye } from '../../ui/icons/arranging';
import { ChevronLeft, ChevronRight } from '../../ui/icons/arrows';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';
import { DragHandle } from '../../widgets/reorder/DragHandle';

interface ArrangedCardProps {
  element: CustomElement;
  card: ReactNode;
  index: number;
  lastIndex: number;
  parts?: DragParts;
  onMove: (to: number, control: string) => void;
  onHide: () => void;
}

/** A card with what moves and hides it; only a wide element has room for that on the page. */
export function ArrangedCard({ element, card, index, lastIndex, parts, onMove, onHide }: ArrangedCardProps) {
  const { t } = useText();
  const name = { name: element.name };
  return (
    // A mouse may take hold of the whole card; the handle beside it does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the handle is the control
    <div
      ref={parts?.row.ref}
      style={parts?.row.style}
      className={parts?.isDragging ? lifted : lying}
      onMouseDown={(event) => {
        if (showsTools(event.currentTarget)) parts?.row.onMouseDown?.(event);
      }}
    >
      <div className={tw('grow')}>{card}</div>
      <div
        data-tools
        className={tw('hidden lg:flex justify-between opacity-60 hover:opacity-100 focus-within:opacity-100')}
      >
        <DragHandle
          element={element}
          parts={parts}
          lastIndex={lastIndex}
          onMove={(to) => onMove(to, `handle ${element.id}`)}
        />
        {/* A long press on a button is still a press, not the start of a drag. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps presses to itself */}
        <div className={tw('flex')} onMouseDown={keepToItself}>
          <IconButton
            label={t('ARRANGE_EARLIER', name)}
            icon={ChevronLeft}
            disabled={index === 0}
            data-control={`earlier ${element.id}`}
            onClick={() => onMove(index - 1, `earlier ${element.id}`)}
          />
          <IconButton
            label={t('ARRANGE_LATER', name)}
            icon={ChevronRight}
            disabled={index === lastIndex}
            data-control={`later ${element.id}`}
            onClick={() => onMove(index + 1, `later ${element.id}`)}
          />
          {/* As in the dialog, the eye says whether the element shows now. */}
          <IconButton
            label={t('ARRANGE_HIDE', name)}
            icon={Eye}
            data-control={`hide ${element.id}`}
            onClick={onHide}
          />
        </div>
      </div>
    </div>
  );
}

const lying = tw('relative flex flex-col h-full');
const lifted = tw('relative flex flex-col h-full z-10 opacity-90 shadow-layer rounded-card bg-raised');

const keepToItself = (event: SyntheticEvent) => event.stopPropagation();

const showsTools = (card: HTMLElement): boolean => {
  const tools = card.querySelector<HTMLElement>('[data-tools]');
  return tools !== null && tools.offsetParent !== null;
};
