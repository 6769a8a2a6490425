import { Suspense } from 'react';
import type { SortType } from '../../domain/search/sort-types';
import {
  sortOfView,
  sortsOffered,
  viewOfSort,
  viewsOffered,
  type SortContext,
} from '../../domain/search/sort';
import { tw } from '../../ui/style/tw';
import { FilterButtons, type FilterButtonsProps } from '../../widgets/filter-panel/FilterButtons';
import { SortSelect } from './SortSelect';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const LayoutIcons = lazyComponent(
  async () => (await import('../../widgets/result-parts/LayoutIcons')).LayoutIcons,
);

interface ResultToolsProps extends FilterButtonsProps {
  sortContext: SortContext;
  sort: SortType;
  onSort: (sort: SortType) => void;
}

/** Renders filters, sort order and layout above the results. @see R-SEARCH-002..005 R-SEARCH-009 A-058 */
export function ResultTools({ sortContext, sort, onSort, ...filters }: ResultToolsProps) {
  const views = viewsOffered(sortContext.settings);
  return (
    <div className={tw('flex flex-wrap items-center gap-3')}>
      <FilterButtons {...filters} />
      <SortSelect sorts={sortsOffered(sortContext)} sort={sort} onSort={onSort} />
      {views.length > 1 ? (
        <div className={tw('hidden lg:block')}>
          <Suspense fallback={<div className={tw('h-10 w-20')} />}>
            <LayoutIcons
              views={views}
              view={viewOfSort(sort)}
              onView={(view) => onSort(sortOfView(view, sortContext))}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
