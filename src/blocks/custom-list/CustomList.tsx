import { useAtomValue } from 'jotai';
import type { HomeBlock } from '../../domain/content/home-block';
import { isFetched } from '../../domain/custom-elements/custom-element';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { viewerOf } from '../../domain/session/viewer';
import { sessionAtom } from '../../state/runtime';
import { shapeOfLayout } from '../../widgets/activity-card/card-looks';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { CardLayout } from '../../widgets/card-layout/CardLayout';
import { ElementCard } from '../../widgets/element-card/ElementCard';

/** A list that an editor put together: links outside and into prepared searches, each for those who may see it (R-VALID-029..036). */
export function CustomList({ block }: { block: HomeBlock }) {
  const viewer = viewerOf(useAtomValue(sessionAtom));
  const elements = visibleElements(block.elements, viewer).filter(({ type }) => !isFetched(type));
  if (elements.length === 0) return null;
  const cards = elements.map((element) => (
    <ElementCard key={element.id} element={element} block={block} shape={shapeOfLayout[block.itemLayout]} />
  ));
  return (
    <BlockFrame block={block}>
      <CardLayout layout={block.itemLayout} name={block.listName ?? ''} cards={cards} />
    </BlockFrame>
  );
}
