import { lazy, Suspense } from 'react';
import type { SortType } from '../../domain/search/search-choices';
import { sortOfView, sortsOffered, viewOfSort, viewsOffered, type SortPlace } from '../../domain/search/sort';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button/Button';
import { SlidersHorizontal } from '../../ui/icons/icons';
import { tw } from '../../ui/style/tw';
import { SortSelect } from './SortSelect';

const LayoutIcons = lazy(async () => ({ default: (await import('./LayoutIcons')).LayoutIcons }));

interface ResultToolsProps {
  place: SortPlace;
  sort: SortType;
  onSort: (sort: SortType) => void;
  filterCount: number;
  showsPanel: boolean;
  onPanel: () => void;
  onDialog: () => void;
  /** The person is about to open the dialog. */
  onIntent: () => void;
}

/** Filters, sort and layout at the head of the results (R-SEARCH-002..005, R-SEARCH-009, A-058). */
export function ResultTools({ place, sort, onSort, filterCount, ...filters }: ResultToolsProps) {
  const { t } = useText();
  const views = viewsOffered(place.settings);
  const { showsPanel, onPanel, onDialog, onIntent } = filters;
  return (
    <div className={tw('flex flex-wrap items-center gap-3')}>
      <div className={tw('hidden lg:block')}>
        <Button look="secondary" aria-expanded={showsPanel} onClick={onPanel}>
          <SlidersHorizontal size={20} aria-hidden />
          {t('FILTERS')}
        </Button>
      </div>
      <div className={tw('lg:hidden')}>
        <Button
          look="secondary"
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onDialog}
        >
          <SlidersHorizontal size={20} aria-hidden />
          {filterCount > 0 ? t('FILTERS_ACTIVE', { count: filterCount }) : t('FILTERS')}
        </Button>
      </div>
      <SortSelect sorts={sortsOffered(place)} sort={sort} onSort={onSort} />
      {views.length > 1 ? (
        <div className={tw('hidden lg:block')}>
          <Suspense fallback={<div className={tw('h-10 w-20')} />}>
            <LayoutIcons
              views={views}
              view={viewOfSort(sort)}
              onView={(view) => onSort(sortOfView(view, place))}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
