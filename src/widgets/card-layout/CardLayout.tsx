import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import type { BlockSize, ItemLayout } from '../../domain/home/layouts';
import { skeletonItems } from '../../domain/limits';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { cardFrame, cardVariants, variantOfLayout } from '../activity-card/card-variants';
import { Carousel, keyOf } from '../carousel/Carousel';
import { LoadingText } from './LoadingText';
import { SkeletonTrack } from './SkeletonTrack';

interface CardLayoutProps {
  layout: ItemLayout;
  size?: BlockSize;
  /** Names the row for assistive technology. */
  name: string;
  cards: readonly ReactNode[];
}

/** Arranges cards in the block's layout: one per row, a grid, or one row that scrolls. @see R-HOME-007 A-030 */
export function CardLayout({ layout, size = 'Medium', name, cards }: CardLayoutProps) {
  if (isCarousel(layout)) return <Carousel name={name} itemClass={itemClassOf(layout, size)} items={cards} />;
  return (
    <ul className={listClassOf(layout, size)}>
      {cards.map((card, index) => (
        <li key={keyOf(card, index)}>{card}</li>
      ))}
    </ul>
  );
}

interface SkeletonProps {
  layout: ItemLayout;
  size?: BlockSize;
}

/**
 * Shows as many placeholder cards as home does while loading, each as high as the card that replaces it.
 * @see R-HOME-044
 */
export function CardSkeletons({ layout, size = 'Medium' }: SkeletonProps) {
  const cards = Array.from({ length: skeletonItems.home }, (_, index) => (
    <div key={index} className={isCarousel(layout) ? itemClassOf(layout, size) : undefined}>
      <CardSkeleton layout={layout} size={size} />
    </div>
  ));
  if (isCarousel(layout)) return <SkeletonTrack>{cards}</SkeletonTrack>;
  return (
    <>
      <LoadingText />
      <div aria-busy className={listClassOf(layout, size)}>
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
      <Skeleton className={picture} />
      <div className={words}>
        <Skeleton className={tw('h-4 w-24')} />
        <Skeleton className={tw('h-5')} />
        <Skeleton className={tw('h-10 hidden md:block')} />
      </div>
    </div>
  );
}

/** Returns the layout, size and name of a block, for its cards. */
export const layoutOf = ({ itemLayout, size, listName = '' }: HomeBlock) => ({
  layout: itemLayout,
  size,
  name: listName,
});

const isCarousel = (layout: ItemLayout): boolean => layout.endsWith('Horizontal');

const single = tw('flex flex-col gap-4');
const wideGrid = tw('grid gap-4 auto-cols-min-280');
const middleGrid = tw('grid gap-4 md:auto-cols-min-220');
const narrowGrid = tw('grid gap-4 auto-cols-min-160');

function listClassOf(layout: ItemLayout, size: BlockSize): string {
  if (layout === 'Single') return single;
  if (layout === 'TextOnImageGrid') return wideGrid;
  // Small cards are low on a phone, with their image beside the text, so they form one column there.
  return layout === 'Multiple' || size === 'Small' ? middleGrid : narrowGrid;
}

const wideItem = tw('shrink-0 snap-start w-64 lg:w-slide');
const lowItem = tw('shrink-0 snap-start w-64 md:w-48');
const narrowItem = tw('shrink-0 snap-start w-48 lg:w-64');

function itemClassOf(layout: ItemLayout, size: BlockSize): string {
  if (layout === 'TextOnImageHorizontal') return wideItem;
  return size === 'Small' ? lowItem : narrowItem;
}
