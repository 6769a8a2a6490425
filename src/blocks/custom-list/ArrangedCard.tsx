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

/**
 * Renders a card with controls that move and hide it. Only a wide element has enough room for these on the page.
 * @see A-022 A-023
 */
export function ArrangedCard({ element, card, index, lastIndex, parts, onMove, onHide }: ArrangedCardProps) {
  const { t } = useText();
  const name = { name: element.name };
  return (
    // The mouse can drag the whole card. The handle does the same for the keyboard.
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
        {/* A long press on a button is still a press and must not start a drag. */}
        {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stops presses from bubbling */}
        <div className={tw('flex')} onMouseDown={stopPropagation}>
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
          {/* As in the dialog, the eye icon shows that the element is visible now. */}
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

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

const showsTools = (card: HTMLElement): boolean => {
  const tools = card.querySelector<HTMLElement>('[data-tools]');
  return tools !== null && tools.offsetParent !== null;
};
