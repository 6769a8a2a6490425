import { queryOptions } from '@tanstack/react-query';
import { phrases, suggestions, type ScopedApi } from '../../../api/search/suggestions';
import type { Suggestion } from '../../../domain/search/result-item';
import { isUser } from '../../../domain/session/viewer';
import type { ElementSearchEngine } from '../../portal/element-context';
import type { Portal } from '../../portal/portal';
import { sessionAtom } from '../../portal/portal-state';
import { searchKeys } from '../keys';
import { keyOfCatalog } from '../scoped-api';

/** Where suggestions come from: the portal's calls for a catalog, or the page's own search engine. */
export interface SuggestionSource {
  scoped: ScopedApi;
  engine?: ElementSearchEngine | undefined;
}

/**
 * The query for the suggestions for a text. While it loads, the previous suggestions stay if the new text starts with
 * the old one. It never waits for the network, because searching works without suggestions.
 * @see R-VALID-003..005 O-1
 */
export function suggestionsQuery(portal: Portal, { scoped, engine }: SuggestionSource, text: string) {
  const source = engine ? `${engine.key}:${scoped.path.id}` : keyOfCatalog(scoped);
  return queryOptions({
    queryKey: searchKeys.suggestions(portal, source, text),
    // The client of a search engine cannot abort a request.
    queryFn: ({ signal }) => engine?.suggest(scoped, text) ?? suggestions(scoped, text, signal),
    placeholderData: (previous: Suggestion[] | undefined, last) =>
      text.startsWith(last?.queryKey[1] ?? text) ? previous : undefined,
    retry: false,
    staleTime: currentForMs,
    gcTime: currentForMs,
  });
}

/** A person who types, corrects and types again sees the same suggestions. */
const currentForMs = 60_000;

export interface Phrases {
  recent: readonly string[];
  popular: readonly string[];
}

/**
 * The query for the phrases of the empty search box. The user's search history shows as recent. The phrases that the
 * API calls recent show as popular.
 * @see R-ENTITY-050 A-071
 */
export const phrasesQuery = (portal: Portal, scoped: ScopedApi) =>
  queryOptions({
    queryKey: searchKeys.phrases(portal, keyOfCatalog(scoped)),
    queryFn: async ({ signal }): Promise<Phrases> => {
      const isSignedIn = isUser(portal.store.get(sessionAtom));
      const own = isSignedIn ? phrases(scoped, 'searchHistory', signal) : [];
      const [recent, popular] = await Promise.all([own, phrases(scoped, 'searchRecent', signal)]);
      return { recent: [...new Set(recent)], popular: [...new Set(popular)] };
    },
    retry: false,
  });
