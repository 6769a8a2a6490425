import { useScrollToTop, useSearchEvents } from '../../state/search-events';
import { FilterChips } from '../../widgets/filter-panel/FilterChips';
import type { SearchScreen } from './use-search-screen';

interface BesideResultsProps {
  screen: SearchScreen;
  onClear: () => void;
}

/** What comes after the results, since nobody waits for it: chips of what is chosen, events for the page, the way to the top (O-4, R-API-023, R-SEARCHFLOW-017). */
export function BesideResults({ screen, onClear }: BesideResultsProps) {
  const { choices, choose, results, state } = screen;
  useSearchEvents(choices, results);
  useScrollToTop(choices.phrase);
  return <FilterChips state={state} onChange={choose} onClear={onClear} />;
}
