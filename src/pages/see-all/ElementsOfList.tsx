import { Suspense } from 'react';
import { blocks } from '../../blocks/registry';
import type { HomeBlock } from '../../domain/home/home-block';
import { inFull } from '../../domain/home/layouts';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { BlockSlotContext, type BlockSlot } from '../../state/home/block-slot';
import { useText } from '../../i18n/texts';
import { StateCard } from '../../ui/state-card/StateCard';
import { CardSkeletons } from '../../widgets/card-layout/CardLayout';
import { tw } from '../../ui/style/tw';
import { ScreenHead } from '../../widgets/result-parts/ScreenHead';
import { useViewer } from '../../state/session/hooks';

const slot: BlockSlot = { mayFetch: true, eagerImages: 0, isInFull: true };

/**
 * Renders a list that an editor composed. All elements are in a column or grid instead of a scrolling row.
 * @see A-015
 */
export function ElementsOfList({ block }: { block: HomeBlock }) {
  const { t } = useText();
  const viewer = useViewer();
  const itemLayout = inFull(block.itemLayout);
  const { View } = blocks[block.kind.name];
  return (
    <div className={tw('flex flex-col gap-4')}>
      <ScreenHead
        title={block.listName || t('SEE_ALL')}
        description={block.description}
        views={[]}
        view="List"
        onView={() => {}}
      />
      {!View || visibleElements(block.elements, viewer).length === 0 ? (
        <StateCard illustration="empty" text={t(block.kind.emptySeeAllText)} />
      ) : (
        <Suspense fallback={<CardSkeletons layout={itemLayout} size={block.size} />}>
          <BlockSlotContext value={slot}>
            <View block={{ ...block, itemLayout, showListName: false, showDescription: false }} />
          </BlockSlotContext>
        </Suspense>
      )}
    </div>
  );
}
