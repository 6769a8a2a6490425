import type { Portal } from '../portal/portal';
import { cultureAtom } from '../portal/portal-state';
import { viewerKey } from '../query/viewer-key';

export type Key = readonly string[];

/**
 * The query keys of searching. `source` is the key of the portal's search calls for a catalog, or of the page's own
 * search engine.
 */
export const searchKeys = {
  tags: ({ store }: Portal): Key => ['tags', store.get(cultureAtom)],
  /** `address` is the part of the URL with the phrase and the filters. */
  results: (portal: Portal, samePhrase: Key, address: string): Key => [
    ...samePhrase,
    address,
    ...viewerKey(portal),
  ],
  /** The beginning of the keys of all results for a phrase. */
  resultsOf: (source: string, phrase: string): Key => ['search', source, phrase],
  /** A value from several searches that are offered beside the results. `parts` say which. */
  beside: (portal: Portal, source: string, parts: Key): Key => [
    'beside-search',
    source,
    ...parts,
    ...viewerKey(portal),
  ],
  suggestions: (portal: Portal, source: string, text: string): Key => [
    'suggestions',
    text,
    source,
    ...viewerKey(portal),
  ],
  /** All phrases, of every catalog. */
  allPhrases: ['phrases'] as Key,
  phrases: (portal: Portal, source: string): Key => [...searchKeys.allPhrases, source, ...viewerKey(portal)],
};
