import type { ReactNode } from 'react';
import type { ItemLayout } from '../../domain/content/layouts';
import { skeletonItems } from '../../domain/limits';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { Carousel, keyOf } from '../carousel/Carousel';

interface CardLayoutProps {
  layout: ItemLayout;
  /** Names the row for assistive technology. */
  name: string;
  cards: readonly ReactNode[];
}

const single = tw('flex flex-col gap-4');
const grid = tw('grid gap-4 auto-cols-min-160 md:auto-cols-min-220');
const narrowGrid = tw('grid gap-4 auto-cols-min-160');
const wideItem = tw('shrink-0 snap-start w-64');
const narrowItem = tw('shrink-0 snap-start w-48');

/** Cards as the block's layout says: one a row, a grid, or one row that scrolls (R-HOME-007, A-030). */
export function CardLayout({ layout, name, cards }: CardLayoutProps) {
  if (layout.endsWith('Horizontal'))
    return <Carousel name={name} itemClass={itemClassOf(layout)} items={cards} />;
  return (
    <ul className={listClassOf(layout)}>
      {cards.map((card, index) => (
        <li key={keyOf(card, index)}>{card}</li>
      ))}
    </ul>
  );
}

/** As many quiet cards as home shows while loading, in the same layout, so that nothing jumps (R-HOME-044). */
export function CardSkeletons({ layout }: { layout: ItemLayout }) {
  const cards = Array.from({ length: skeletonItems.home }, (_, index) => (
    <div key={index} className={tw('rounded-card border border-border overflow-hidden')}>
      <Skeleton className={layout.startsWith('Square') ? tw('aspect-square') : tw('aspect-video')} />
      <div className={tw('p-4 flex flex-col gap-2')}>
        <Skeleton className={tw('h-4 w-24')} />
        <Skeleton className={tw('h-5')} />
        <Skeleton className={tw('h-16')} />
      </div>
    </div>
  ));
  return (
    <div
      aria-busy
      className={
        layout.endsWith('Horizontal') ? tw('flex gap-4 overflow-hidden pb-2 pt-1') : listClassOf(layout)
      }
    >
      {layout.endsWith('Horizontal')
        ? cards.map((card, index) => (
            <div key={index} className={itemClassOf(layout)}>
              {card}
            </div>
          ))
        : cards}
    </div>
  );
}

const itemClassOf = (layout: ItemLayout): string =>
  layout.startsWith('TextOnImage') ? wideItem : narrowItem;

function listClassOf(layout: ItemLayout): string {
  if (layout === 'Single') return single;
  return layout === 'Multiple' || layout === 'TextOnImageGrid' ? grid : narrowGrid;
}
