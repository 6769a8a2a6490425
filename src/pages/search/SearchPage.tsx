import { lazy, Suspense, useState } from 'react';
import type { Route } from '../../domain/routes';
import { activeFilterCount } from '../../domain/search/active-filters';
import { choicesFromQuery, queryWithChoices } from '../../domain/search/choices-query';
import { cleared } from '../../domain/search/filter-selection';
import type { SearchChoices } from '../../domain/search/search-choices';
import { sortInForce, sortsOffered, withSort, type SortPlace } from '../../domain/search/sort';
import { useText } from '../../i18n/text';
import { useFilters } from '../../state/filters';
import { useHost } from '../../state/host';
import { usePlace } from '../../state/place';
import { changeQuery } from '../../state/navigation';
import { useSearchResults } from '../../state/search-results';
import { useSearchSource } from '../../state/search-source';
import { Button } from '../../ui/button/Button';
import { SlidersHorizontal } from '../../ui/icons/icons';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { tw } from '../../ui/style/tw';
import { FilterPanel } from '../../widgets/filter-panel/FilterPanel';
import { FilterChips } from '../../widgets/filter-panel/FilterChips';
import { ResultList } from './ResultList';
import { SortSelect } from './SortSelect';
import { Heading } from '../../widgets/heading/Heading';

const FilterDialog = lazy(async () => ({
  default: (await import('../../widgets/filter-panel/FilterDialog')).FilterDialog,
}));

type SearchRoute = Extract<Route, { name: 'search' | 'searchAll' | 'searchLink' | 'searchAllLink' }>;

/** Results with filters and sorting; what is chosen stands in the address (R-SEARCHFLOW-001, R-SEARCHFLOW-006). */
export function SearchPage({ route }: { route: SearchRoute }) {
  const { t } = useText();
  const host = useHost();
  const { query } = usePlace();
  const [showsPanel, setShowsPanel] = useState(true);
  const [showsDialog, setShowsDialog] = useState(false);
  const phrase = 'phrase' in route ? route.phrase : '';
  const choices = choicesFromQuery(query, phrase);
  const place: SortPlace = { settings: host.catalog.search, hasPhrase: phrase !== '' };
  const sort = sortInForce(choices.sort, place);
  const { categories, isReady } = useFilters();
  const results = useSearchResults(useSearchSource(), { ...choices, sort }, isReady);
  const state = { choices, categories };
  const choose = (next: SearchChoices) => changeQuery(host, queryWithChoices(query, next));
  const count = activeFilterCount(choices);
  return (
    <div>
      <LiveRegion
        message={results.isLoading || results.hasFailed ? '' : t('RESULT_COUNT', { count: results.count })}
      />
      <header className={tw('flex flex-wrap items-center justify-between gap-4 pb-4')}>
        <Heading className={tw('text-28 font-semibold break-anywhere')}>
          {phrase ? t('RESULTS_FOR', { phrase }) : t('RESULTS_ALL')}
        </Heading>
        <div className={tw('flex flex-wrap items-center gap-3')}>
          <div className={tw('hidden lg:block')}>
            <Button look="secondary" aria-expanded={showsPanel} onClick={() => setShowsPanel(!showsPanel)}>
              <SlidersHorizontal size={20} aria-hidden />
              {t('FILTERS')}
            </Button>
          </div>
          <div className={tw('lg:hidden')}>
            <Button look="secondary" aria-haspopup="dialog" onClick={() => setShowsDialog(true)}>
              <SlidersHorizontal size={20} aria-hidden />
              {count > 0 ? t('FILTERS_ACTIVE', { count }) : t('FILTERS')}
            </Button>
          </div>
          <SortSelect
            sorts={sortsOffered(place)}
            sort={sort}
            onSort={(to) => choose(withSort(choices, sort, to))}
          />
        </div>
      </header>
      <FilterChips state={state} onChange={choose} onClear={() => choose(cleared(choices))} />
      <div className={tw('flex items-start gap-6')}>
        {showsPanel ? (
          <aside aria-label={t('FILTERS')} className={tw('hidden lg:block shrink-0 w-panel')}>
            <FilterPanel state={state} onChange={choose} />
          </aside>
        ) : null}
        <div className={tw('grow min-w-0')}>
          <ResultList results={results} phrase={phrase} />
        </div>
      </div>
      {showsDialog ? (
        <Suspense fallback={null}>
          <FilterDialog
            state={state}
            onApply={(next) => {
              setShowsDialog(false);
              choose(next);
            }}
            onClose={() => setShowsDialog(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
