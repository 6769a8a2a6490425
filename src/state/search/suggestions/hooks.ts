import { useQuery } from '@tanstack/react-query';
import { wantsSuggestions } from '../../../domain/search/phrase';
import type { Suggestion } from '../../../domain/search/result-item';
import { useElementContext } from '../../portal/element-context';
import { queryClientOf } from '../../query/query-client';
import { usePortalOfViewer } from '../../query/viewer-key';
import { useScopedApi } from '../scoped-api';
import { phrasesQuery, suggestionsQuery, type Phrases } from './queries';

/** The suggestions for a text, or that they could not be fetched. Searching works without them. @see O-1 */
export interface Suggestions {
  items: readonly Suggestion[];
  hasFailed: boolean;
}

/** Returns the suggestions for a text. A newer text aborts the request of the older one. @see R-VALID-003..005 */
export function useSuggestions(typed: string): Suggestions {
  const portal = usePortalOfViewer();
  const scoped = useScopedApi();
  const { engine } = useElementContext();
  const text = typed.trim();
  const isWanted = wantsSuggestions(typed, scoped.path.id);
  const query = suggestionsQuery(portal, { scoped, engine }, text);
  const { data, isError } = useQuery({ ...query, enabled: isWanted }, queryClientOf(portal));
  return { items: (isWanted && data) || none, hasFailed: isWanted && isError };
}

const none: readonly Suggestion[] = [];

/**
 * Returns recent and popular phrases for the empty search box. Fetches them when the user is about to type, and again
 * after each search. The old phrases stay until the new ones are loaded.
 * @see A-071
 */
export function usePhrases(isWanted: boolean): Phrases {
  const portal = usePortalOfViewer();
  const query = phrasesQuery(portal, useScopedApi());
  return useQuery({ ...query, enabled: isWanted }, queryClientOf(portal)).data ?? noPhrases;
}

const noPhrases: Phrases = { recent: [], popular: [] };
