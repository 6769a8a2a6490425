import { Suspense, useRef, useState } from 'react';
import { showFromTop } from '../../browser/scroll';
import { activeFilterCount } from '../../domain/search/filters/active-filter-count';
import { cleared } from '../../domain/search/filters/filter-selection';
import type { SearchChoices } from '../../domain/search/search-choices';
import { phraseOf, type SearchRoute } from '../../domain/search/search-route';
import { isCompact, sortOfView, viewOfSort, viewsOffered, withSort } from '../../domain/search/sort';
import { useText } from '../../i18n/texts';
import { filterFragment, useNamedDialog } from '../../state/navigation/named-dialog';
import { useHasHeaderBox } from '../../state/search/header-box';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { tw } from '../../ui/style/tw';
import { FilterAside } from '../../widgets/filter-panel/FilterAside';
import { FilterPanel } from '../../widgets/filter-panel/FilterPanel';
import { Heading } from '../../widgets/heading/Heading';
import { WithoutScript } from '../../widgets/without-script/WithoutScript';
import { ResultList } from './ResultList';
import { ResultTools } from './ResultTools';
import { useSearchScreen, type SearchScreen } from './use-search-screen';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const SearchFilterDialog = lazyComponent(
  async () => (await import('./SearchFilterDialog')).SearchFilterDialog,
);
const BesideResults = lazyComponent(async () => (await import('./BesideResults')).BesideResults);
const LinkHeader = lazyComponent(
  async () => (await import('../../widgets/result-parts/LinkHeader')).LinkHeader,
);

/**
 * Renders results with filters, sort order and layout. The address contains all choices.
 * @see R-SEARCHFLOW-001 R-SEARCHFLOW-006
 */
export function SearchPage({ route }: { route: SearchRoute }) {
  const [showsPanel, setShowsPanel] = useState(true);
  const hasHeaderBox = useHasHeaderBox();
  const dialog = useNamedDialog(filterFragment);
  const screen = useSearchScreen(route);
  const { choices, choose, filters, sortContext, sort, state } = screen;
  const count = activeFilterCount(choices);
  const view = viewOfSort(sort);
  const clear = () => choose(cleared(choices));
  const column = useRef<HTMLDivElement>(null);
  // The panel and the dialog stay where they are, while the number of results may be far above.
  const chooseAndShow = (next: SearchChoices) => {
    choose(next);
    if (column.current) showFromTop(column.current);
  };
  return (
    <div>
      <LiveRegion message={useSpokenResults(screen)} />
      <header className={tw('flex flex-wrap items-center justify-between gap-4 pb-4')}>
        <Title route={route} screen={screen} />
        <ResultTools
          sortContext={sortContext}
          sort={sort}
          onSort={(to) => choose(withSort(choices, sort, to))}
          count={count}
          showsPanel={showsPanel}
          onPanel={() => setShowsPanel(!showsPanel)}
          onDialog={dialog.open}
          onIntent={() => void SearchFilterDialog.preload()}
        />
      </header>
      <WithoutScript>{({ FilterLinks }) => <FilterLinks route={route} state={state} />}</WithoutScript>
      <div className={tw('flex items-start gap-6')}>
        {showsPanel ? (
          <FilterAside>
            <FilterPanel
              state={state}
              hasText={!hasHeaderBox}
              onChange={chooseAndShow}
              onRetry={filters.hasFailed ? filters.retry : undefined}
            />
          </FilterAside>
        ) : null}
        <div ref={column} tabIndex={-1} className={tw('grow min-w-0 scroll-mt-4')}>
          {/* Beside the panel, which chips that come and go would otherwise move. */}
          <Suspense fallback={null}>
            <BesideResults screen={screen} onClear={clear} />
          </Suspense>
          <ResultList
            search={screen}
            phrase={choices.phrase}
            view={view}
            isCompact={isCompact(view, sortContext.settings)}
            state={state}
            onChange={choose}
            onClear={count > 0 ? clear : undefined}
          />
        </div>
      </div>
      {dialog.isOpen ? (
        <Suspense fallback={null}>
          <SearchFilterDialog screen={{ ...screen, choose: chooseAndShow }} onClose={dialog.close} />
        </Suspense>
      ) : null}
    </div>
  );
}

/**
 * Renders the title with the search phrase. A screen that a link opened shows the link's name instead.
 * @see R-LINKHEADER-002
 */
function Title({ route, screen }: { route: SearchRoute; screen: SearchScreen }) {
  const { t } = useText();
  const phrase = phraseOf(route);
  const { choices, choose, sortContext, sort } = screen;
  const title = phrase ? t('RESULTS_FOR', { phrase }) : t('RESULTS_ALL');
  const plain = (
    <Heading className={tw('text-28 font-semibold break-anywhere line-clamp-3')} title={title} dir="auto">
      {title}
    </Heading>
  );
  if (!('elementId' in route)) return plain;
  return (
    <Suspense fallback={plain}>
      <LinkHeader
        elementId={route.elementId}
        title={title}
        views={viewsOffered(sortContext.settings)}
        view={viewOfSort(sort)}
        onView={(view) => choose(withSort(choices, sort, sortOfView(view, sortContext)))}
      />
    </Suspense>
  );
}

/**
 * Returns the announcement for screen readers: the number of results or of added results, and of unreadable items.
 * @see O-4 O-19
 */
function useSpokenResults({ results }: SearchScreen): string {
  const { t } = useText();
  if (results.isLoading || results.isRefining || results.hasFailed) return '';
  const { addedLast, count, items, unreadable } = results;
  const found =
    addedLast === undefined
      ? t('RESULT_COUNT', { count })
      : t('RESULTS_MORE_LOADED', { count: addedLast, shown: items.length, all: count });
  return unreadable > 0 ? `${found}. ${t('RESULTS_UNREADABLE', { count: unreadable })}` : found;
}
