import { lazy, Suspense } from 'react';
import type { HomeItem } from '../../domain/content/home-item';
import type { ResultItem } from '../../domain/search/result-item';

const CardHeart = lazy(async () => ({ default: (await import('./CardHeart')).CardHeart }));
const ResultHeart = lazy(async () => ({ default: (await import('./ResultHeart')).ResultHeart }));

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
