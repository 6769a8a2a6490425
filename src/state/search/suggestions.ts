import { atom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '../../api/http/api';
import { phrases, suggestions, type ScopedApi } from '../../api/search/suggestions';
import { searchScope, type Catalog } from '../../domain/catalog/catalog';
import { wantsSuggestions } from '../../domain/search/phrase';
import type { Suggestion } from '../../domain/search/result-item';
import { isUser } from '../../domain/session/viewer';
import { useApi } from '../portal/api';
import { reportFailure } from '../portal/failures';
import { usePortal } from '../portal/portal-context';
import { useElementContext } from '../portal/element-context';
import { portalStateAtom } from '../portal/portal-state';
import { useSession } from '../session/hooks';

/** Returns the portal's search calls for the current catalog or marketplace. @see A-137 */
export function useScopedApi(): ScopedApi {
  const api = useApi();
  const { catalog } = useElementContext();
  const portal = useAtomValue(portalStateAtom);
  const catalogs = portal.state === 'ready' ? portal.configuration.catalogs : undefined;
  return useMemo(() => scopedTo(api, catalogs ?? [], catalog.id), [api, catalogs, catalog.id]);
}

/** Returns the search calls outside React. */
export const scopedTo = (api: Api, catalogs: readonly Catalog[], id: string): ScopedApi => ({
  api,
  path: { scope: searchScope(catalogs, id), id },
});

/** The suggestions for a text, or that they could not be fetched. Searching works without them. @see O-1 */
export interface Suggestions {
  items: readonly Suggestion[];
  hasFailed: boolean;
}

/** Returns the suggestions for a text. A newer text aborts the request of the older one. @see R-VALID-003..005 */
export function useSuggestions(text: string): Suggestions {
  const scoped = useScopedApi();
  const { engine, portal } = useElementContext();
  const [result, setResult] = useState<Suggestions & { text: string }>({ ...none, text: '' });
  const wanted = wantsSuggestions(text, scoped.path.id) ? text.trim() : '';
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const fetched = engine?.suggest(scoped, wanted) ?? suggestions(scoped, wanted, controller.signal);
    fetched.then(
      (items) => {
        // The client of a search engine cannot abort a request.
        if (!controller.signal.aborted) setResult({ text: wanted, items, hasFailed: false });
      },
      (error: unknown) => {
        reportFailure(portal, 'log', error);
        if (!controller.signal.aborted) setResult({ text: wanted, items: [], hasFailed: true });
      },
    );
    return () => controller.abort();
  }, [scoped, engine, portal, wanted]);
  if (wanted === '') return none;
  // While the next response is pending, the last suggestions stay if the new text starts with the old one.
  return result.text !== '' && wanted.startsWith(result.text) ? result : none;
}

const none: Suggestions = { items: [], hasFailed: false };

/** The number of completed searches with a new phrase. The recent phrases are fetched again after each. */
export const searchCountAtom = atom(0);

/**
 * Returns recent and popular phrases for the empty search box. Fetches them when the user is about to type, and again
 * after each search, so that the list contains the last search. The old phrases stay until the new ones are loaded.
 * @see A-071
 */
export function usePhrases(isWanted: boolean) {
  const scoped = useScopedApi();
  const portal = usePortal();
  const isSignedIn = isUser(useSession());
  const searchCount = useAtomValue(searchCountAtom);
  const [loaded, setLoaded] = useState<Phrases>({ recent: [], popular: [] });
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    loadPhrases(scoped, isSignedIn, controller.signal).then(setLoaded, (error: unknown) =>
      reportFailure(portal, 'log', error),
    );
    return () => controller.abort();
  }, [scoped, portal, isWanted, isSignedIn, searchCount]);
  return loaded;
}

interface Phrases {
  recent: readonly string[];
  popular: readonly string[];
}

/**
 * Fetches the phrases. The user's search history shows as recent. The phrases that the API calls recent show as
 * popular.
 * @see R-ENTITY-050 A-071
 */
export async function loadPhrases(
  scoped: ScopedApi,
  isSignedIn: boolean,
  signal: AbortSignal,
): Promise<Phrases> {
  const mine = isSignedIn ? phrases(scoped, 'searchHistory', signal) : Promise.resolve([]);
  const [recent, popular] = await Promise.all([mine, phrases(scoped, 'searchRecent', signal)]);
  return { recent: [...new Set(recent)], popular: [...new Set(popular)] };
}
