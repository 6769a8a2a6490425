import { Suspense } from 'react';
import type { ResultItem } from '../../domain/search/result-item';
import { lazyComponent } from '../../state/lazy/lazy-component';

const ResultFavouriteButton = lazyComponent(
  async () => (await import('./ResultFavouriteButton')).ResultFavouriteButton,
);

/** The favourite button of a result. Its code loads after the row. */
export function LazyResultFavouriteButton({ item }: { item: ResultItem }) {
  return (
    <Suspense fallback={null}>
      <ResultFavouriteButton item={item} />
    </Suspense>
  );
}
