import type { SearchChoices } from '../../domain/search/search-choices';
import type { FilterState } from '../../domain/search/tag-selection';
import { tw } from '../../ui/style/tw';
import { FilterGroup } from './FilterGroup';

interface FilterPanelProps {
  state: FilterState;
  onChange: (choices: SearchChoices) => void;
}

/** All filters of the catalog, by category (R-FILTER-001). */
export function FilterPanel({ state, onChange }: FilterPanelProps) {
  return (
    <div className={tw('flex flex-col gap-2')}>
      {state.categories.map((category) => (
        <FilterGroup key={category.id} state={state} category={category} onChange={onChange} />
      ))}
    </div>
  );
}
