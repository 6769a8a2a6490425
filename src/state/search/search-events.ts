import { useEffect, useRef } from 'react';
import { showFromTop } from '../../browser/scroll';
import { searchedEvent } from '../../domain/search/analytics';
import { scrollToTopDelayMs } from '../../domain/measures';
import { queryFromChoices } from '../../domain/search/choices-query';
import type { SearchChoices } from '../../domain/search/search-choices';
import { useElementContext } from '../portal/element-context';
import type { SearchResults } from './search-results';
import { searchesMadeAtom } from './suggestions';

/** Tells the page each answered search once, also one that found nothing (R-API-023, A-133). */
export function useSearchEvents(choices: SearchChoices, results: SearchResults): void {
  const { element, portal } = useElementContext();
  const told = useRef('');
  const isAnswered = !results.isLoading && !results.isRefining && !results.hasFailed;
  const key = `${choices.phrase}?${queryFromChoices(choices)}`;
  const phrase = useRef<string>(undefined);
  useEffect(() => {
    if (!isAnswered || told.current === key) return;
    told.current = key;
    // The portal has recorded the phrase, so the recent phrases of the search box are out of date.
    if (phrase.current !== choices.phrase) portal.store.set(searchesMadeAtom, (times) => times + 1);
    phrase.current = choices.phrase;
    element.emit('lp-analytics', searchedEvent(choices, results.count));
  });
}

/** A new phrase on the same screen starts at its top (R-SEARCHFLOW-017). */
export function useScrollToTop(phrase: string): void {
  const { element } = useElementContext();
  const last = useRef(phrase);
  useEffect(() => {
    if (last.current === phrase) return;
    last.current = phrase;
    return scrollToTopSoon(element);
  }, [element, phrase]);
}

/** Scrolls a moment later, when the new screen is drawn; gives the way to call it off (R-SEARCHFLOW-017, R-CONST-035). */
export function scrollToTopSoon(
  element: Pick<HTMLElement, 'getBoundingClientRect' | 'scrollIntoView'>,
): () => void {
  const timer = setTimeout(() => showFromTop(element), scrollToTopDelayMs);
  return () => clearTimeout(timer);
}
