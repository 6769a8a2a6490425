import { useCallback, useRef } from 'react';
import { useReturnHere } from '../../state/navigation/return-here';
import { useScrollToTop, useSearchEvents } from '../../state/search/search-events';
import { FilterChips } from '../../widgets/filter-panel/FilterChips';
import type { SearchScreen } from './use-search-screen';

interface BesideResultsProps {
  screen: SearchScreen;
  onClear: () => void;
}

/**
 * Loads after the results, because it is not urgent: the filter chips, the analytics events, and the scroll position.
 * @see O-4 O-6 R-API-023
 */
export function BesideResults({ screen, onClear }: BesideResultsProps) {
  const { choices, choose, filters, results, state } = screen;
  useSearchEvents(choices, results);
  useScrollToTop(choices.phrase);
  const ref = useScreenAround();
  useReturnHere(ref.screen, results.items.length > 0, results.pages);
  return (
    <div ref={ref.mark}>
      <FilterChips state={state} onChange={choose} onClear={onClear} isLoading={!filters.isReady} />
    </div>
  );
}

/** Returns a ref to the parent node, which is the screen that contains the rows and links. */
function useScreenAround() {
  const screen = useRef<HTMLElement | null>(null);
  const mark = useCallback((node: HTMLElement | null) => {
    screen.current = node?.parentElement ?? null;
  }, []);
  return { screen, mark };
}
