import type { MouseEvent } from 'react';
import { activeFilterKey, activeFilters, withoutFilter } from '../../domain/search/filters/active-filters';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/filters/tag-selection';
import { useText } from '../../i18n/texts';
import { useDates } from '../../state/catalog/dates';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { activeFilterText } from '../../widgets/filter-panel/active-filter-text';

interface DropFiltersProps {
  state: FilterState;
  onChange: (choices: SearchChoices, event: MouseEvent) => void;
}

/** Offers the search without each of its active filters. @see O-4 */
export function DropFilters({ state, onChange }: DropFiltersProps) {
  const { t } = useText();
  const { formatDate } = useDates();
  return (
    <ul className={tw('grid md:flex md:flex-wrap md:justify-center gap-2')}>
      {activeFilters(state).map((filter) => (
        <li key={activeFilterKey(filter)} className={tw('grid')}>
          <Button variant="secondary" onClick={(event) => onChange(withoutFilter(state, filter), event)}>
            <span className={tw('break-anywhere')}>
              {t('NO_RESULTS_WITHOUT', { name: activeFilterText(filter, { t, formatDate }) })}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
