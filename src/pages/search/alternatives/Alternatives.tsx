import type { AlternativesProps } from './alternatives-props';
import { FewResults } from './FewResults';
import { NearestResults } from './NearestResults';
import { NoResults } from './NoResults';

/**
 * Renders what a search with few or no results offers instead: another phrase, fewer filters, and the nearest results.
 * @see R-SEARCH-014..018
 */
export function Alternatives(props: AlternativesProps) {
  const { items, isRefining, suggestedPhrase } = props.search.results;
  // The results of the new choices might be many.
  if (items.length > 0 && isRefining) return null;
  const corrected = suggestedPhrase === props.phrase ? undefined : suggestedPhrase;
  return (
    <>
      {items.length === 0 ? (
        <NoResults {...props} corrected={corrected} />
      ) : (
        <FewResults {...props} corrected={corrected} />
      )}
      <NearestResults {...props} />
    </>
  );
}
