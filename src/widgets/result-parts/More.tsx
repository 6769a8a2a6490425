import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts';
import type { SearchResults } from '../../state/search/search-results';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { useFocusRescue } from '../list-parts/use-focus-rescue';

interface MoreProps {
  results: Pick<SearchResults, 'more' | 'loadMore'>;
  /** Shown when the next page failed to load. */
  failed: ReactNode;
}

/**
 * Loads the next page, by the server's own link or by its number. A failure appears instead of the button, and the
 * loaded results stay.
 * @see R-SEARCH-019 O-1
 */
export function More({ results, failed }: MoreProps) {
  // After the last page, the button is removed, and the focus stays at the end of the rows.
  const ref = useFocusRescue<HTMLDivElement>();
  return (
    <div ref={ref} tabIndex={-1}>
      {results.more === 'failed' ? failed : <MoreButton results={results} />}
    </div>
  );
}

function MoreButton({ results }: Pick<MoreProps, 'results'>) {
  const { t } = useText();
  if (results.more === 'none') return null;
  const isLoading = results.more === 'loading';
  return (
    <div className={tw('flex justify-center pt-6')}>
      <Button
        variant="secondary"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) results.loadMore();
        }}
      >
        {t(isLoading ? 'LOADING' : 'SHOW_MORE')}
      </Button>
    </div>
  );
}
