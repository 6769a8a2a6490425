import { Suspense } from 'react';
import type { HomeItem } from '../../domain/home/home-item';
import { lazyComponent } from '../../state/lazy/lazy-component';

const CardFavouriteButton = lazyComponent(
  async () => (await import('./CardFavouriteButton')).CardFavouriteButton,
);

/** Hearts come after what they stand on: a visitor who is not signed in never fetches them. */
export function LazyCardFavouriteButton({ item }: { item: HomeItem }) {
  return (
    <Suspense fallback={null}>
      <CardFavouriteButton item={item} />
    </Suspense>
  );
}
