import { Suspense } from 'react';
import type { ResultItem } from '../../domain/search/result-item';
import { lazyPart } from '../../state/lazy/lazy-part';

const ResultHeart = lazyPart(async () => (await import('./ResultHeart')).ResultHeart);

/** The heart of a result, fetched after the row that it stands on. */
export function LazyResultHeart({ item }: { item: ResultItem }) {
  return (
    <Suspense fallback={null}>
      <ResultHeart item={item} />
    </Suspense>
  );
}
