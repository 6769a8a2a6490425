import { Suspense, type ReactNode } from 'react';
import { type HomeBlock } from '../../domain/home/home-block';
import { isEditable } from '../../domain/home/editable-list';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { viewerOf } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import type { ElementContent, ShownElement } from '../../state/custom-elements/element-content';
import { useImages } from '../../state/catalog/images';
import { useLinkProblems } from '../../state/home/link-problems';
import { useBlockSlot } from '../../state/home/block-slot';
import { StateCard } from '../../ui/state-card/StateCard';
import { variantOfLayout } from '../../widgets/activity-card/card-variants';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { CardLayout, CardSkeleton, layoutOf } from '../../widgets/card-layout/CardLayout';
import { WaitingBlock } from '../../widgets/card-layout/WaitingBlock';
import { ElementCard } from '../../widgets/element-card/ElementCard';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { WithElementContent } from '../../widgets/element-card/WithElementContent';
import { Failed } from '../../widgets/failed/Failed';
import { useSession, useViewer } from '../../state/session/hooks';

/**
 * Renders a list that an editor composed. Each element shows only to the visitors who may see it.
 * @see R-VALID-029..036
 */
export function CustomList(props: ListProps) {
  const viewer = useViewer();
  useLinkProblems(props.block);
  return (
    <WithElementContent
      visible={visibleElements(props.block.elements, viewer)}
      View={ListOfElements}
      rest={props}
    />
  );
}

interface ListProps {
  block: HomeBlock;
  head?: ReactNode;
}

function ListOfElements({ block, head, content }: ListProps & { content: ElementContent }) {
  const session = useSession();
  const viewer = viewerOf(session);
  const images = useImages();
  const { shown, hasFailed } = content;
  const { eagerImages } = useBlockSlot();
  if (shown.length === 0 && hasFailed) return <AllFailed block={block} />;
  // An editor sees the text of an empty block, which is hidden from other visitors. @see A-020
  if (shown.length === 0 && session.isPreview) return <Empty block={block} head={head} />;
  if (shown.length === 0) return head ? <BlockFrame block={block} head={head} /> : null;
  const renderCard = ({ element, state, data }: ShownElement, index: number) =>
    state === 'waiting' ? (
      <CardSkeleton key={element.id} {...layoutOf(block)} />
    ) : (
      <ElementCard
        key={element.id}
        element={element}
        block={block}
        variant={variantOfLayout[block.itemLayout]}
        data={data}
        images={images}
        isFirstSeen={index < eagerImages}
      />
    );
  if (isEditable(block, viewer)) {
    const cards = new Map(shown.map((one, index) => [one.element.id, renderCard(one, index)]));
    const cardOf = ({ id }: CustomElement) => cards.get(id) ?? <></>;
    return (
      <Suspense fallback={<WaitingBlock block={block} />}>
        <EditableList block={block} elements={shown.map(({ element }) => element)} cardOf={cardOf} />
      </Suspense>
    );
  }
  return (
    <BlockFrame block={block} head={head}>
      <CardLayout {...layoutOf(block)} cards={shown.map(renderCard)} />
    </BlockFrame>
  );
}

function Empty({ block, head }: { block: HomeBlock; head: ReactNode }) {
  const { t } = useText();
  return (
    <BlockFrame block={block} head={head}>
      <StateCard isCompact illustration="empty" text={t(block.kind.emptyText)} />
    </BlockFrame>
  );
}

/**
 * Reports that no element could be loaded. There is no retry, because a custom list is never fetched again.
 * @see R-BLOCKLOAD-007 A-018 A-019
 */
const AllFailed = ({ block }: { block: HomeBlock }) => (
  <BlockFrame block={block}>
    <Failed isCompact />
  </BlockFrame>
);

/** Loads separately, because only signed-in users can arrange a list. */
const EditableList = lazyComponent(async () => (await import('./EditableList')).EditableList);
