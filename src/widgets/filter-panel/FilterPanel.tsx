import { Suspense } from 'react';
import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/filters/tag-selection';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { FilterGroups } from './options/FilterGroups';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const FieldFilters = lazyComponent(async () => (await import('./fields/FieldFilters')).FieldFilters);

interface FilterPanelProps {
  state: FilterState;
  /** Inside a dialog, all changes stay in its draft. @see A-054 */
  isDraft?: boolean;
  onChange: (choices: SearchChoices) => void;
  /** Whether the search text is among the filters. It is not where the header has it, as its search box. */
  hasText?: boolean;
  /** Requests the tags again. Present when tags are missing. */
  onRetry?: (() => void) | undefined;
}

/**
 * All filters of the catalog: text, date, then the filters by category. The fields load after the results.
 * @see R-FILTER-001
 */
export function FilterPanel(props: FilterPanelProps) {
  const { state, hasText = true, isDraft = false, onChange, onRetry } = props;
  return (
    <div className={tw('flex flex-col gap-3')}>
      <Suspense fallback={<FieldPlaceholders count={hasText ? 2 : 1} />}>
        <FieldFilters
          choices={state.choices}
          hasText={hasText}
          isDraft={isDraft}
          onChange={onChange}
          onRetry={onRetry}
        />
      </Suspense>
      <FilterGroups state={state} isDraft={isDraft} onChange={onChange} />
    </div>
  );
}

/** Placeholders as high as the fields, so that nothing moves when these load. */
const FieldPlaceholders = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, field) => (
    <div key={field} aria-busy className={`${pulse} ${tw('pt-6')}`}>
      <Skeleton className={tw('h-field')} />
    </div>
  ));
