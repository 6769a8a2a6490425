import { useEffect, useRef } from 'react';
import { showFromTop } from '../../browser/scroll';
import { scrollToTopDelayMs } from '../../domain/dimensions';
import { queryFromChoices } from '../../domain/search/choices-query';
import type { SearchChoices } from '../../domain/search/search-choices';
import { searchedEvent } from '../../domain/search/searched-event';
import { useElementContext } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import type { SearchResults } from './search-results';
import { searchKeys } from './keys';
import { queryClientOf } from '../query/query-client';

/** Reports each completed search to the page once, including a search without results. @see R-API-023 A-133 */
export function useSearchEvents(choices: SearchChoices, results: SearchResults): void {
  const { element, portal } = useElementContext();
  const reported = useRef('');
  const isAnswered = !results.isLoading && !results.isRefining && !results.hasFailed;
  const key = `${choices.phrase}?${queryFromChoices(choices)}`;
  const phrase = useRef<string>(undefined);
  useEffect(() => {
    if (!isAnswered || reported.current === key) return;
    reported.current = key;
    if (phrase.current !== choices.phrase) void refetchPhrases(portal);
    phrase.current = choices.phrase;
    element.emit('lp-analytics', searchedEvent(choices, results.count));
  });
}

/**
 * Fetches the recent phrases of the search box again, because the portal has recorded a new one. The library does not
 * repeat a first request that is pending, and its response may not have the new phrase, so it is canceled.
 */
async function refetchPhrases(portal: Portal): Promise<void> {
  const phrases = { queryKey: searchKeys.allPhrases };
  const queryClient = queryClientOf(portal);
  await queryClient.cancelQueries(phrases);
  await queryClient.invalidateQueries(phrases);
}

/** Scrolls to the top of the screen when the phrase changes. @see R-SEARCHFLOW-017 */
export function useScrollToTop(phrase: string): void {
  const { element } = useElementContext();
  const last = useRef(phrase);
  useEffect(() => {
    if (last.current === phrase) return;
    last.current = phrase;
    return scrollToTopSoon(element);
  }, [element, phrase]);
}

/**
 * Scrolls to the top after a short delay, when the new screen is rendered. Returns a function that cancels it.
 * @see R-SEARCHFLOW-017 R-CONST-035
 */
export function scrollToTopSoon(
  element: Pick<HTMLElement, 'getBoundingClientRect' | 'scrollIntoView'>,
): () => void {
  const timer = setTimeout(() => showFromTop(element), scrollToTopDelayMs);
  return () => clearTimeout(timer);
}
