import type { ReactElement } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import type { ArrangedElement } from '../../domain/custom-elements/saved-order';
import { dragStart } from '../../domain/gestures';
import { useText } from '../../i18n/texts';
import { LiveRegion } from '../../ui/live/LiveRegion';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { CardLayout, layoutOf } from '../../widgets/card-layout/CardLayout';
import { ArrangedCard } from './ArrangedCard';
import { dragWords } from '../../widgets/reorder/drag-words';
import { useArranging } from './use-arranging';
import { useControlFocus } from '../../widgets/reorder/use-control-focus';
import { useDrag } from './use-drag';

interface ArrangedCardsProps {
  block: HomeBlock;
  all: readonly ArrangedElement[];
  cardOf: (element: CustomElement) => ReactElement;
}

/**
 * Renders the shown elements in the block's layout. The user can drag, move and hide each of them on the page.
 * @see R-HOME-036 R-HOME-037
 */
export function ArrangedCards({ block, all, cardOf }: ArrangedCardsProps) {
  const { t } = useText();
  const { shown, message, move, drop, hide } = useArranging(block, all);
  const ids = shown.map(({ element }) => element.id);
  const { ref, focusAfterUpdate } = useControlFocus(ids.join(' '));
  const { drag, on } = useDrag(ref);
  const lastIndex = ids.length - 1;
  const hideCard = (at: number) => {
    focusAfterUpdate(...[ids[at + 1], ids[at - 1]].flatMap((id) => (id === undefined ? [] : [`hide ${id}`])));
    hide(ids[at] ?? '');
  };
  const renderCard = (element: CustomElement, at: number) => (parts?: DragParts) => (
    <ArrangedCard
      key={element.id}
      element={element}
      card={cardOf(element)}
      index={at}
      lastIndex={lastIndex}
      {...(parts ? { parts } : {})}
      onMove={(to, control) => {
        focusAfterUpdate(control, `${to === 0 ? 'later' : 'earlier'} ${element.id}`);
        move(element.id, to);
      }}
      onHide={() => hideCard(at)}
    />
  );
  const cards = shown.map(({ element }, at) => {
    const render = renderCard(element, at);
    return drag ? <drag.SortableItem key={element.id} id={element.id} render={render} /> : render();
  });
  const layout = <CardLayout {...layoutOf(block)} cards={cards} />;
  return (
    // Preloads dragging when the pointer or the focus enters the list.
    <div ref={ref} {...on}>
      <LiveRegion message={message} />
      {drag ? (
        <drag.Sortable
          ids={ids}
          layout={block.itemLayout === 'Single' ? 'column' : 'grid'}
          start={dragStart}
          words={dragWords(
            t,
            shown.map(({ element }) => element),
          )}
          onMove={(from, to) => {
            focusAfterUpdate(`handle ${ids[from]}`);
            drop(from, to);
          }}
        >
          {layout}
        </drag.Sortable>
      ) : (
        layout
      )}
    </div>
  );
}
