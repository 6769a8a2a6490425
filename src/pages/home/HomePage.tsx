import { memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isInWindow } from '../../browser/near-viewport';
import { blocks } from '../../blocks/registry';
import { CardListBlock } from '../../blocks/card-list/CardListBlock';
import { ImageAndTextHead, TopBlock } from '../../blocks/lazy-blocks';
import type { HomeBlock } from '../../domain/home/home-block';
import { useHomeBlocks } from '../../state/home/blocks';
import { useElementContext, type ElementContext } from '../../state/portal/element-context';
import { retryWhenOnline } from '../../state/lazy/lazy-component';
import { BlockSlotContext, useNear, useSettling } from '../../state/home/near';
import { useSettled, useTurns } from '../../state/home/settling';
import { tw } from '../../ui/style/tw';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { WaitingBlock } from '../../widgets/card-layout/WaitingBlock';
import { Heading } from '../../widgets/heading/Heading';
import { useResting } from './resting';

/** The front page of a catalog: its blocks in their configured order (R-HOME-001, R-HOME-002). */
export function HomePage() {
  const context = useElementContext();
  const { catalog, settings } = context;
  const shown = useHomeBlocks();
  const ref = useReturn(
    context,
    shown.some(({ allowsUserEdit }) => allowsUserEdit),
  );
  const { tell, unsettled } = useSettled(shown.filter(waits).map(({ id }) => id));
  // Its first block is drawn without being looked for, where the page does not hold the element ready far below.
  const [isInSight] = useState(() => isInWindow(context.element));
  const { due, laidOut, next, approach } = useTurns(
    catalog.id,
    shown.map(({ id }) => id),
    unsettled,
  );
  const lastShown = shown.findIndex((block) => block.id === unsettled[0]);
  return (
    <div ref={ref} className={tw('flex flex-col gap-8 md:gap-12')}>
      {settings.blocks ? null : <Heading className={tw('visually-hidden')}>{catalog.name}</Heading>}
      {shown.map((block, index) => (
        <Place
          key={block.id}
          block={block}
          isHeld={lastShown >= 0 && index > lastShown}
          isFirst={index === 0 && isInSight}
          isNext={index === next}
          isDue={index < due}
          isLaidOut={index < laidOut}
          firstSeen={index === 0 ? firstSeen : 0}
          tell={tell}
          approach={approach}
        />
      ))}
    </div>
  );
}

/** As many cards as a wide page shows beside each other. */
const firstSeen = 5;

/** Home is where it was left (R-HOME-043, A-025); only an element that owns the page scrolls it. */
function useReturn(context: ElementContext, hasOwnList: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const home = ref.current;
    if (!context.router.ownsPage || !home) return;
    let stop = () => {};
    let isGone = false;
    void retryWhenOnline(() => import('../../state/home/home-return')).then(
      ({ restoreHomeScroll: stayAtHome }) => {
        if (!isGone) stop = stayAtHome(context, home, hasOwnList);
      },
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [context, hasOwnList]);
  return ref;
}

/** Blocks that ask the portal for something, or whose code comes later, have no known height until then. */
const waits = (block: HomeBlock): boolean => asks(block) || isLate(block);

/** Such a block tells by itself when its height is known. */
const asks = ({ contentType }: HomeBlock): boolean =>
  blocks[contentType].load !== undefined || contentType === 'CustomList';

const isLate = (block: HomeBlock): boolean => block.layoutKind !== undefined && !asks(block);

interface PlaceProps {
  block: HomeBlock;
  isHeld: boolean;
  /** Does the home, which is in sight, begin with it? */
  isFirst: boolean;
  /** Are all above it near? */
  isNext: boolean;
  /** Is it its turn, near or not? */
  isDue: boolean;
  /** Has its height been found out, near or not? */
  isLaidOut: boolean;
  firstSeen: number;
  tell: (id: string, isSettled: boolean) => void;
  approach: (id: string) => void;
}

/**
 * Where a block stands: it is drawn when the person comes near or its turn has come, asks when they come near, and
 * appears when those above it have settled.
 */
const Place = memo(function Place({
  block,
  isHeld,
  isFirst,
  isNext,
  isDue,
  isLaidOut,
  firstSeen,
  tell,
  approach,
}: PlaceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNear(ref, { isNear: isFirst, isNext });
  const slot = useMemo(
    () => ({ isNear, firstSeen, settle: (isSettled: boolean) => tell(block.id, isSettled) }),
    [isNear, firstSeen, tell, block.id],
  );
  useLayoutEffect(() => {
    if (isNear) approach(block.id);
  }, [isNear, approach, block.id]);
  const isShown = isNear || isLaidOut;
  // A card that is dragged is seen outside of its block.
  const isResting = useResting(ref, isLaidOut && !isHeld && !isFirst && !block.allowsUserEdit);
  useLayoutEffect(() => {
    // Laid out now, it is only painted in the next frame, which the person who scrolls waits for.
    if (isShown && !isFirst) ref.current?.getBoundingClientRect();
  }, [isShown, isFirst]);
  if (!isNear && !isDue) return <div ref={ref} className={tw('min-h-300')} />;
  return (
    <div ref={ref} className={placeClass({ isHeld, isShown, isResting })}>
      <BlockSlotContext value={slot}>
        <Suspense fallback={<Waiting block={block} />}>
          <BlockOf block={block} />
        </Suspense>
      </BlockSlotContext>
    </div>
  );
});

const held = tw('invisible empty:hidden');
const shownPlace = tw('empty:hidden remember-300');
const restingPlace = tw('empty:hidden remember-300 resting');
/** Neither laid out nor painted, and as high as one that is not drawn yet. */
const farPlace = tw('empty:hidden reserve-300');

interface PlaceState {
  isHeld: boolean;
  isShown: boolean;
  isResting: boolean;
}

function placeClass({ isHeld, isShown, isResting }: PlaceState): string {
  if (isHeld) return held;
  if (!isShown) return farPlace;
  return isResting ? restingPlace : shownPlace;
}

/** Of the size of the block whose code is on its way. */
function Waiting({ block }: { block: HomeBlock }) {
  return block.layoutKind ? (
    <Skeleton className={`${pulse} ${tw('min-h-300')}`} />
  ) : (
    <WaitingBlock block={block} />
  );
}

/** Drawn once: whether its place is held back or near is nothing to it. */
const BlockOf = memo(function BlockOf({ block }: { block: HomeBlock }) {
  const { View, load, failedText, Action } = blocks[block.contentType];
  if (block.layoutKind === 'Banner' || block.layoutKind === 'BannerAndSearch')
    return <TopBlock block={block} load={load} />;
  const head = block.layoutKind === 'ImageAndText' ? <ImageAndTextHead block={block} /> : undefined;
  if (View)
    return (
      <>
        <View block={block} head={head} />
        {isLate(block) ? <Settled /> : null}
      </>
    );
  if (!load) return null;
  return <CardListBlock block={block} load={load} failedText={failedText} Action={Action} head={head} />;
});

/** Tells for a block that asks for nothing: once its code is there, its height is known. */
function Settled() {
  useSettling(true);
  return null;
}
