import type { Route } from '../../../domain/navigation/routes';
import { routePath } from '../../../domain/navigation/routes';
import { queryWithChoices, choicesFromQuery } from '../../../domain/search/choices-query';
import { withSearchChoices } from '../../../domain/search/filters/activity-choices';
import { optionKey, type FilterCategory } from '../../../domain/search/filters/filter-categories';
import { isSelected, withFilter } from '../../../domain/search/filters/filter-selection';
import type { FilterState } from '../../../domain/search/filters/tag-selection';
import type { SearchChoices } from '../../../domain/search/search-choices';
import { useText } from '../../../i18n/texts';
import { useElementLocation } from '../../../state/navigation/element-location';
import { hrefAt } from '../../../state/navigation/navigation';
import { useElementContext } from '../../../state/portal/element-context';
import { labelText } from '../../../widgets/filter-panel/filter-label';

interface FilterLinksProps {
  route: Route;
  state: FilterState;
}

/** Renders a link for each filter, for readers without script. The current filters remove themselves. */
export function FilterLinks({ route, state }: FilterLinksProps) {
  const { t } = useText();
  return (
    <nav aria-label={t('FILTERS')} className="prose">
      {state.categories.map((category) => (
        <details key={category.id} open={category.options.some((option) => isSelected(state, option))}>
          <summary>{labelText(category.label, t)}</summary>
          <Options route={route} state={state} category={category} />
        </details>
      ))}
    </nav>
  );
}

function Options({ route, state, category }: FilterLinksProps & { category: FilterCategory }) {
  const { t } = useText();
  const hrefOf = useFilteredHref(route);
  const options = category.options.filter((option) => state.counts?.get(optionKey(option)) !== 0);
  return (
    <ul>
      {options.map((option) => {
        const isOn = isSelected(state, option);
        const count = state.counts?.get(optionKey(option));
        return (
          <li key={optionKey(option)}>
            <a href={hrefOf(withFilter(state, option, !isOn))} aria-current={isOn || undefined}>
              {labelText(option.label, t)}
              {count === undefined ? null : ` (${String(count)})`}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns a function that returns the address of the screen with other choices. */
function useFilteredHref(route: Route): (choices: SearchChoices) => string {
  const context = useElementContext();
  const { query } = useElementLocation();
  const all = choicesFromQuery(query);
  return (choices) =>
    hrefAt(context, route, {
      path: routePath(route),
      query: queryWithChoices(query, withSearchChoices(all, choices)),
    });
}
