import { sortInForce, sortOfView, viewOfSort, viewsOffered, withSort } from '../../domain/search/sort';
import { FilterDialog } from '../../widgets/filter-panel/FilterDialog';
import { LayoutSwitch } from '../../widgets/result-parts/LayoutSwitch';
import type { SearchScreen } from './use-search-screen';

interface SearchFilterDialogProps {
  screen: SearchScreen;
  onClose: (then?: () => void) => void;
}

/**
 * Renders the search filters in a dialog on a narrow page, including the layout switch.
 * @see R-SEARCH-010 R-SEARCH-011 A-058
 */
export function SearchFilterDialog({ screen, onClose }: SearchFilterDialogProps) {
  const { choose, filters, sortContext, state } = screen;
  const views = viewsOffered(sortContext.settings);
  return (
    <FilterDialog
      state={state}
      onClose={onClose}
      onApply={(next) => onClose(() => choose(next))}
      onRetry={filters.hasFailed ? filters.retry : undefined}
      head={(now, onChange) => {
        if (views.length < 2) return null;
        const sort = sortInForce(now.sort, sortContext);
        return (
          <LayoutSwitch
            views={views}
            view={viewOfSort(sort)}
            onView={(view) => onChange(withSort(now, sort, sortOfView(view, sortContext)))}
          />
        );
      }}
    />
  );
}
