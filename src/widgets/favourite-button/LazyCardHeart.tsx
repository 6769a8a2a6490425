import { Suspense } from 'react';
import type { HomeItem } from '../../domain/home/home-item';
import { lazyPart } from '../../state/lazy/lazy-part';

const CardHeart = lazyPart(async () => (await import('./CardHeart')).CardHeart);

/** Hearts come after what they stand on: a visitor who is not signed in never fetches them. */
export function LazyCardHeart({ item }: { item: HomeItem }) {
  return (
    <Suspense fallback={null}>
      <CardHeart item={item} />
    </Suspense>
  );
}
