import { useId } from 'react';
import type { SortType } from '../../domain/search/sort-types';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';

const labels: Record<SortType, TextKey> = {
  Relevant: 'SORT_RELEVANT',
  Alphabetical: 'SORT_ALPHABETICAL',
  Date: 'SORT_DATE',
};

interface SortSelectProps {
  sorts: readonly SortType[];
  sort: SortType;
  onSort: (sort: SortType) => void;
}

/** Renders the sort control of the results header. @see R-SEARCH-003 */
export function SortSelect({ sorts, sort, onSort }: SortSelectProps) {
  const { t } = useText();
  const id = useId();
  return (
    <div className={tw('flex items-center gap-2')}>
      <label htmlFor={id} className={tw('text-14 text-muted phone:visually-hidden')}>
        {t('SORT')}
      </label>
      <select
        id={id}
        value={sort}
        className={tw('min-h-bar px-3 rounded-control border border-control bg-surface text-text')}
        onChange={(event) => {
          const chosen = sorts.find((one) => one === event.target.value);
          if (chosen) onSort(chosen);
        }}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {t(labels[one])}
          </option>
        ))}
      </select>
    </div>
  );
}
