import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import type { BlockSize } from '../../domain/home/layouts';
import type { StartPart } from '../../domain/home/learner-start';
import { skeletonItems } from '../../domain/limits';
import { useBlockSlot } from '../../state/home/block-slot';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import {
  cardFrame,
  cardVariants,
  variantOfLayout,
  type CardArrangement,
} from '../activity-card/card-variants';
import { Carousel, keyOf } from '../carousel/Carousel';
import { LoadingText } from './LoadingText';
import { SkeletonTrack } from './SkeletonTrack';

interface CardLayoutProps {
  layout: CardArrangement;
  size?: BlockSize;
  /** Names the row for assistive technology. */
  name: string;
  cards: readonly ReactNode[];
}

/**
 * Arranges cards in the block's layout: one per row, a grid, or one row that scrolls. On a phone, a grid is a row that
 * scrolls too, but not on a page that shows all items.
 * @see R-HOME-007 A-015 A-030
 */
export function CardLayout({ layout, size = 'Medium', name, cards }: CardLayoutProps) {
  const { isInFull = false } = useBlockSlot();
  if (layout === 'Single') return <CardStack className={single} cards={cards} />;
  const row = rowOf(layout, size);
  if (isInFull && row.gridClass)
    return <CardStack className={`${fullGrid} ${row.gridClass}`} cards={cards} />;
  return <Carousel name={name} {...row} items={cards} />;
}

/** All cards on one page, one below the other on a phone. */
export const CardGrid = ({ cards }: Pick<CardLayoutProps, 'cards'>) => (
  <CardStack className={`${fullGrid} ${columns.Medium}`} cards={cards} />
);

const CardStack = ({ className, cards }: { className: string; cards: readonly ReactNode[] }) => (
  <ul className={className}>
    {cards.map((card, index) => (
      <li key={keyOf(card, index)}>{card}</li>
    ))}
  </ul>
);

interface SkeletonProps {
  layout: CardArrangement;
  size?: BlockSize;
}

/**
 * Shows as many placeholder cards as home does while loading, each as high as the card that replaces it.
 * @see R-HOME-044
 */
export function CardSkeletons({ layout, size = 'Medium' }: SkeletonProps) {
  const row = layout === 'Single' ? undefined : rowOf(layout, size);
  const cards = Array.from({ length: skeletonItems.home }, (_, index) => (
    <div key={index} className={row?.itemClass}>
      <CardSkeleton layout={layout} size={size} />
    </div>
  ));
  if (row) return <SkeletonTrack gridClass={row.gridClass}>{cards}</SkeletonTrack>;
  return (
    <>
      <LoadingText />
      <div aria-busy className={single}>
        {cards}
      </div>
    </>
  );
}

/** A placeholder card. */
export function CardSkeleton({ layout, size = 'Medium' }: SkeletonProps) {
  const variant = variantOfLayout[layout];
  const { picture, words } = cardVariants[variant];
  return (
    <div className={`${pulse} ${cardFrame(variant, size)}`}>
      <Skeleton className={picture[size]} />
      <div className={words}>
        <Skeleton className={tw('h-4 w-24')} />
        <Skeleton className={tw('h-5')} />
        <Skeleton className={tw('h-10 hidden md:block')} />
      </div>
    </div>
  );
}

/** Returns the layout, size and name of a block, for its cards. */
export const layoutOf = (
  { itemLayout, size, listName = '' }: HomeBlock,
  startPart?: StartPart,
): { layout: CardArrangement; size: BlockSize; name: string } => ({
  layout: startPart === 'continue' ? 'Lead' : itemLayout,
  size,
  name: listName,
});

const single = tw('flex flex-col gap-4');
const fullGrid = tw('grid gap-4');

/** The columns of a grid, so that a card is about as wide as its height needs. */
const columns = {
  Small: tw('md:grid md:auto-cols-min-160 lg:auto-cols-min-220'),
  Medium: tw('md:grid md:auto-cols-min-240'),
  Large: tw('md:grid md:auto-cols-min-340'),
};
const squareColumns = {
  Small: tw('md:grid md:auto-cols-min-160'),
  Medium: tw('md:grid md:auto-cols-min-160 lg:auto-cols-min-220'),
  Large: tw('md:grid md:auto-cols-min-220 lg:auto-cols-min-280'),
};
const overlayColumns = tw('md:grid md:auto-cols-min-280');

const gridItem = tw('shrink-0 snap-start w-peek md:w-auto');
const wideItem = tw('shrink-0 snap-start w-peek md:w-64 lg:w-slide');
const leadItem = tw('shrink-0 snap-start w-peek first:w-most md:first:w-lead');
const items = {
  Small: tw('shrink-0 snap-start w-peek md:w-48'),
  Medium: tw('shrink-0 snap-start w-peek md:w-48 lg:w-64'),
  Large: tw('shrink-0 snap-start w-peek md:w-64 lg:w-slide'),
};

/** Returns the classes of a row and its items. A row with a `gridClass` is a grid from the width of a tablet. */
function rowOf(layout: CardArrangement, size: BlockSize): { itemClass: string; gridClass?: string } {
  if (layout === 'Lead') return { itemClass: leadItem };
  if (layout === 'TextOnImageHorizontal') return { itemClass: wideItem };
  if (layout.endsWith('Horizontal')) return { itemClass: items[size] };
  if (layout === 'TextOnImageGrid') return { itemClass: gridItem, gridClass: overlayColumns };
  return { itemClass: gridItem, gridClass: layout === 'Multiple' ? columns[size] : squareColumns[size] };
}
