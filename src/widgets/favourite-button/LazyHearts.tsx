import { Suspense } from 'react';
import type { HomeItem } from '../../domain/content/home-item';
import type { ResultItem } from '../../domain/search/result-item';
import { lazyPart } from '../../state/lazy-part';

const CardHeart = lazyPart(async () => (await import('./CardHeart')).CardHeart);
const ResultHeart = lazyPart(async () => (await import('./ResultHeart')).ResultHeart);

/** Hearts come after what they stand on: a visitor who is not signed in never fetches them. */
export function LazyCardHeart({ item }: { item: HomeItem }) {
  return (
    <Suspense fallback={null}>
      <CardHeart item={item} />
    </Suspense>
  );
}

export function LazyResultHeart({ item }: { item: ResultItem }) {
  return (
    <Suspense fallback={null}>
      <ResultHeart item={item} />
    </Suspense>
  );
}
