import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isEditable, type HomeBlock } from '../../domain/content/home-block';
import { isFetched, type CustomElement } from '../../domain/custom-elements/custom-element';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { viewerOf } from '../../domain/session/viewer';
import { sessionAtom } from '../../state/runtime';
import { shapeOfLayout } from '../../widgets/activity-card/card-looks';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { CardLayout } from '../../widgets/card-layout/CardLayout';
import { WaitingBlock } from '../../widgets/card-layout/WaitingBlock';
import { ElementCard } from '../../widgets/element-card/ElementCard';

/** A list that an editor put together: links outside and into prepared searches, each for those who may see it (R-VALID-029..036). */
export function CustomList({ block }: { block: HomeBlock }) {
  const viewer = viewerOf(useAtomValue(sessionAtom));
  const elements = visibleElements(block.elements, viewer).filter(({ type }) => !isFetched(type));
  if (elements.length === 0) return null;
  const cardOf = (element: CustomElement) => (
    <ElementCard key={element.id} element={element} block={block} shape={shapeOfLayout[block.itemLayout]} />
  );
  if (isEditable(block, viewer)) {
    return (
      <Suspense fallback={<WaitingBlock block={block} />}>
        <EditableList block={block} elements={elements} cardOf={cardOf} />
      </Suspense>
    );
  }
  return (
    <BlockFrame block={block}>
      <CardLayout layout={block.itemLayout} name={block.listName ?? ''} cards={elements.map(cardOf)} />
    </BlockFrame>
  );
}

/** Only users have lists that they may arrange; nobody else fetches what it takes. */
const EditableList = lazy(async () => ({ default: (await import('./EditableList')).EditableList }));
