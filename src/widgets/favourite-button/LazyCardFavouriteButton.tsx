import { Suspense } from 'react';
import type { HomeItem } from '../../domain/home/home-item';
import { lazyComponent } from '../../state/lazy/lazy-component';

const CardFavouriteButton = lazyComponent(
  async () => (await import('./CardFavouriteButton')).CardFavouriteButton,
);

/** The favourite button of a card. Its code loads after the card, and never for a visitor who is not signed in. */
export function LazyCardFavouriteButton({ item }: { item: HomeItem }) {
  return (
    <Suspense fallback={null}>
      <CardFavouriteButton item={item} />
    </Suspense>
  );
}
