import { activeFilterKey, activeFilters, withoutFilter } from '../../domain/search/filters/active-filters';
import { activeFilterCount } from '../../domain/search/filters/active-filter-count';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/filters/tag-selection';
import { useDates } from '../../state/catalog/dates';
import { useText } from '../../i18n/texts';
import { X } from '../../ui/icons/status';
import { tw } from '../../ui/style/tw';
import { useFocusRescue } from '../list-parts/use-focus-rescue';
import { activeFilterText } from './active-filter-text';

interface FilterChipsProps {
  state: FilterState;
  onChange: (choices: SearchChoices) => void;
  onClear: () => void;
  /** Whether categories are still loading. A filter in none of them may then still prove to be available. */
  isLoading?: boolean;
}

const chip = tw(
  'inline-flex items-center gap-1 ps-3 pe-2 py-1 min-h-touch rounded-full bg-primary-soft text-text text-14 forced:border',
);

/** The active filters, above the results. Each can be removed, or all of them at once. @see O-4 */
export function FilterChips(props: FilterChipsProps) {
  const { state } = props;
  const ref = useFocusRescue<HTMLDivElement>();
  const isAny = activeFilterCount(state.choices) > 0;
  return (
    <div ref={ref} tabIndex={-1}>
      {isAny ? <Chips {...props} /> : null}
    </div>
  );
}

function Chips({ state, onChange, onClear, isLoading = false }: FilterChipsProps) {
  const { t } = useText();
  const { formatDate } = useDates();
  const shown = activeFilters(state).filter(({ kind }) => !isLoading || kind !== 'unknown');
  return (
    <ul aria-label={t('FILTERS_CHOSEN')} className={tw('flex flex-wrap items-center gap-2 pb-4')}>
      {shown.map((filter) => {
        const text = activeFilterText(filter, { t, formatDate });
        return (
          <li key={activeFilterKey(filter)}>
            <button
              type="button"
              className={chip}
              aria-label={t('FILTER_REMOVE', { name: text })}
              onClick={() => onChange(withoutFilter(state, filter))}
            >
              <span className={tw('min-w-0 break-anywhere')} dir="auto">
                {text}
              </span>
              <X size={16} aria-hidden />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          className={tw('px-2 py-1 min-h-touch text-14 text-primary underline')}
          onClick={onClear}
        >
          {t('FILTERS_CLEAR')}
        </button>
      </li>
    </ul>
  );
}
