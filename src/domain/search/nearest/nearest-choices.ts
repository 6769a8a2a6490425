import { activeFilterCount } from '../filters/active-filter-count';
import { cleared } from '../filters/filter-selection';
import { startsSearch } from '../phrase';
import type { SearchChoices } from '../search-choices';
import { sortOfView } from '../sort';
import { contentWords } from './content-words';

/**
 * Returns the searches that find what is nearest to a search with few or no results, best first: without filters, then
 * by the content words of the phrase. Results by date become results by relevance, because only the first are shown.
 */
export function nearestChoices(choices: SearchChoices, culture: string): SearchChoices[] {
  const plain = { ...cleared(choices), sort: sortOfNearest(choices) };
  const words = contentWords(choices.phrase, culture);
  const hasOtherWords = startsSearch(words) && words !== choices.phrase.trim();
  return [
    ...(activeFilterCount(choices) > 0 ? [plain] : []),
    ...(hasOtherWords ? [{ ...plain, phrase: words }] : []),
  ];
}

const sortOfNearest = ({ sort, phrase }: SearchChoices) =>
  sort === undefined || sort === 'Date' ? sortOfView('List', { hasPhrase: phrase !== '' }) : sort;
