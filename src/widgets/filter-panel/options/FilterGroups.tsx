import type { FilterCategory } from '../../../domain/search/filters/filter-categories';
import type { SearchChoices } from '../../../domain/search/search-choices';
import type { FilterState } from '../../../domain/search/filters/tag-selection';
import { FilterGroup } from './FilterGroup';

interface FilterGroupsProps {
  state: FilterState;
  /** The categories to show, when these are not all of the state's categories. */
  categories?: readonly FilterCategory[];
  /** Inside a dialog, Show all expands the group itself. @see A-054 */
  isDraft: boolean;
  onChange: (choices: SearchChoices) => void;
}

/** The number of categories that are open at first. */
const openAtFirst = 3;

/** One group of filters for each category. @see R-FILTER-001 */
export const FilterGroups = ({ state, categories, isDraft, onChange }: FilterGroupsProps) =>
  (categories ?? state.categories).map((category, index) => (
    <FilterGroup
      key={category.id}
      state={state}
      category={category}
      showsAllIn={isDraft ? 'panel' : 'dialog'}
      startsOpen={index < openAtFirst}
      onChange={onChange}
    />
  ));
