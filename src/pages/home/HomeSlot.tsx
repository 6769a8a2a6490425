import { memo, Suspense, useMemo, useRef } from 'react';
import { BlockView } from '../../blocks/BlockView';
import { isInWindow } from '../../browser/in-view';
import type { HomeBlock } from '../../domain/home/home-block';
import type { StartPart } from '../../domain/home/learner-start';
import { BlockSlotContext } from '../../state/home/block-slot';
import { useElementContext } from '../../state/portal/element-context';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { WaitingBlock } from '../../widgets/card-layout/WaitingBlock';
import { useInView } from './use-in-view';

interface HomeSlotProps {
  block: HomeBlock;
  isFirst: boolean;
  startPart?: StartPart | undefined;
  /** True when the block renders although it is out of view. */
  isRendered: boolean;
}

/** A page that begins with a coloured band has no strip of its own colour above the band. */
const topBand = tw('empty:hidden -mt-6');

/** The number of cards that a wide page shows side by side. */
const imagesPerRow = 5;

/**
 * Reserves the height of a block until it renders. A block out of view fetches nothing. Its `content-visibility` lets
 * the browser skip its layout and paint, while assistive technology and find in page still find it. A server fetches and
 * renders all blocks, because a search engine reads them.
 */
export const HomeSlot = memo(function HomeSlot({ block, isFirst, startPart, isRendered }: HomeSlotProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { element } = useElementContext();
  const isAtStart = isFirst || startPart !== undefined;
  const isPrerender = useIsPrerender();
  const isInView = useInView(ref, () => isAtStart && (isPrerender || isInWindow(element)));
  const mayFetch = isInView || isPrerender;
  const slot = useMemo(
    () => ({ mayFetch, eagerImages: isAtStart ? imagesPerRow : 0, startPart }),
    [mayFetch, isAtStart, startPart],
  );
  // The same element again, so that an update of the slot does not replace a block of the server whose code is loading.
  const content = useMemo(
    () => (
      <BlockSlotContext value={slot}>
        <Suspense fallback={<SlotSkeleton block={block} />}>
          <BlockView block={block} />
        </Suspense>
      </BlockSlotContext>
    ),
    [block, slot],
  );
  if (!isInView && !isRendered) return <div ref={ref} className={tw('min-h-300')} />;
  return (
    <div
      ref={ref}
      className={`${isInView ? '' : tw('reserve-300')} ${isFirst && block.backgroundColour ? topBand : tw('empty:hidden')}`}
    >
      {content}
    </div>
  );
});

/** Renders a skeleton of the block's size while the block's code loads. */
function SlotSkeleton({ block }: { block: HomeBlock }) {
  return block.layoutKind ? (
    <Skeleton className={`${pulse} ${tw('min-h-300')}`} />
  ) : (
    <WaitingBlock block={block} />
  );
}
