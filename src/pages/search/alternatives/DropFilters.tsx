import { useEffect, useRef, useState } from 'react';
import { countedFilters } from '../../../domain/limits';
import { activeFilterKey, activeFilters, withoutFilter } from '../../../domain/search/filters/active-filters';
import { useText } from '../../../i18n/texts';
import { useDates } from '../../../state/catalog/dates';
import { useResultCounts } from '../../../state/search/alternatives';
import { Button } from '../../../ui/button/Button';
import { tw } from '../../../ui/style/tw';
import { activeFilterText } from '../../../widgets/filter-panel/active-filter-text';
import type { AlternativesProps } from './alternatives-props';
import { focusAround } from './focus-around';

/**
 * Offers the search without each of its active filters, with the number of results that it has. The buttons work before
 * the numbers arrive, and have space for them. A filter without which there is still nothing comes last.
 * @see O-4
 */
export function DropFilters({ search, state, onChange }: AlternativesProps) {
  const { t } = useText();
  const { formatDate } = useDates();
  const options = activeFilters(state).map((filter) => ({ filter, choices: withoutFilter(state, filter) }));
  const counts = useResultCounts({
    source: search.source,
    searches: options.slice(0, countedFilters).map(({ choices }) => ({ ...choices, sort: search.sort })),
    isEnabled: !search.results.isRefining,
  });
  const { ref, isSorted } = useSortedUnlessUsed(counts);
  const counted = options.map((option, index) => ({ ...option, count: counts?.[index] }));
  const shown = isSorted
    ? [...counted].sort((a, b) => Number(a.count === 0) - Number(b.count === 0))
    : counted;
  return (
    <ul ref={ref} className={tw('grid gap-2 w-full max-w-dialog')}>
      {shown.map(({ filter, choices, count }) => (
        <li key={activeFilterKey(filter)} className={tw('grid')}>
          <Button
            variant="secondary"
            onClick={(event) => {
              focusAround(event);
              onChange(choices);
            }}
          >
            <span className={tw('grow min-w-0 text-start break-anywhere')} dir="auto">
              {t('NO_RESULTS_WITHOUT', { name: activeFilterText(filter, { t, formatDate }) })}
            </span>
            <Count count={count} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Count({ count }: { count: number | undefined }) {
  const { t } = useText();
  return (
    <span className={tw('shrink-0 text-end font-normal')} style={{ minInlineSize: '6ch' }}>
      {count === undefined ? null : (
        <>
          <span aria-hidden>{`(${count})`}</span>
          <span className={tw('visually-hidden')}>{`, ${t('RESULT_COUNT', { count })}`}</span>
        </>
      )}
    </span>
  );
}

/** Sorts when the counts arrive, except under the pointer or the focus, which would press another button. */
function useSortedUnlessUsed(counts: readonly number[] | undefined) {
  const ref = useRef<HTMLUListElement>(null);
  const [isSorted, setIsSorted] = useState(false);
  useEffect(() => {
    setIsSorted(counts !== undefined && ref.current?.matches(':hover, :focus-within') !== true);
  }, [counts]);
  return { ref, isSorted };
}
