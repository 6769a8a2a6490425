import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { fewResults, skeletonItems } from '../../domain/limits';
import type { View } from '../../domain/catalog/catalog';
import { useText } from '../../i18n/texts';
import { pulse } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { ResultRows } from './ResultRows';
import type { AlternativesProps } from './alternatives/alternatives-props';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Failed } from '../../widgets/failed/Failed';
import { RowSkeleton } from '../../widgets/list-parts/RowSkeleton';
import { MoreWithoutScript } from '../../widgets/result-parts/MoreWithoutScript';

const CalendarAgenda = lazyComponent(async () => (await import('./agenda/CalendarAgenda')).CalendarAgenda);
const More = lazyComponent(async () => (await import('../../widgets/result-parts/More')).More);
const Alternatives = lazyComponent(async () => (await import('./alternatives/Alternatives')).Alternatives);

interface ResultListProps extends AlternativesProps {
  view: View;
}

/** Renders the result rows, or their skeleton or failed state, and alternatives to few or no results. @see R-SEARCH-014..020 O-1 */
export function ResultList(props: ResultListProps) {
  const { results } = props.search;
  if (results.isLoading) return <RowSkeletons />;
  if (results.hasFailed) return <Failed onRetry={results.retry} />;
  const { length } = results.items;
  return (
    <>
      {length > 0 ? <Rows {...props} /> : null}
      {length < fewResults ? (
        <Suspense fallback={null}>
          <Alternatives {...props} />
        </Suspense>
      ) : null}
    </>
  );
}

function Rows({ search, phrase, view, isCompact }: ResultListProps) {
  const { t } = useText();
  const { results } = search;
  const { items, isRefining, unreadable } = results;
  const rest = { phrase, isCompact, indexOf: useIndexOf(items) };
  return (
    <div
      part="results"
      aria-busy={isRefining}
      inert={isRefining}
      className={isRefining ? tw('opacity-60') : undefined}
    >
      <p className={tw('pb-2 text-14 text-muted')}>
        {t('RESULT_COUNT', { count: results.count })}
        {unreadable > 0 ? ` · ${t('RESULTS_UNREADABLE', { count: unreadable })}` : null}
      </p>
      {view === 'Calendar' ? (
        <Suspense fallback={<RowSkeletons />}>
          <CalendarAgenda
            {...rest}
            search={search}
            failed={(onRetry) => <Failed onRetry={onRetry} />}
            skeleton={<RowSkeletons />}
          />
        </Suspense>
      ) : (
        <>
          <ResultRows {...rest} items={items} />
          <MoreRows results={results} />
        </>
      )}
    </div>
  );
}

/**
 * Renders what loads the next page. It is the same element after an update of the results, so that the update does not
 * replace the button of a server whose code is loading.
 */
function MoreRows({ results }: Pick<ResultListProps['search'], 'results'>) {
  const { more, pages } = results;
  const latest = useRef(results);
  useEffect(() => {
    latest.current = results;
  });
  const loadMore = useCallback(() => latest.current.loadMore(), []);
  return useMemo(
    () => (
      <>
        <Suspense fallback={null}>
          <More results={{ more, loadMore }} failed={<Failed onRetry={loadMore} />} />
        </Suspense>
        <MoreWithoutScript more={more} pages={pages} />
      </>
    ),
    [more, pages, loadMore],
  );
}

/**
 * Returns a function that finds the index of an item. The function never changes, so that existing rows do not render
 * again when more rows load.
 */
function useIndexOf<Item>(items: readonly Item[]): (item: Item) => number {
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  return useCallback((item) => latest.current.indexOf(item), []);
}

function RowSkeletons() {
  return (
    <div aria-busy className={`${pulse} ${tw('flex flex-col gap-3 pt-6')}`}>
      {Array.from({ length: skeletonItems.search }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </div>
  );
}
