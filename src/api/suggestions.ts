import * as v from 'valibot';
import { itemTypeOf, type ItemType } from '../domain/activity/item-types';
import { safeAddress } from '../domain/activity/link-address';
import type { Suggestion } from '../domain/search/result-item';
import { id, list, maybeText, readAnswer, readItems, text } from './answers';
import type { Api } from './api';
import { imageAddress } from './image-address';

/** The catalog or marketplace that is searched (R-API-010). */
interface SearchScope {
  scope: 'catalog' | 'market-place';
  id: string;
}

/** The calls of the portal for one catalog. */
export interface ScopedApi {
  api: Api;
  path: SearchScope;
}

const Items = v.object({ items: list });

/** What the box offers while typing (R-API-017). */
export async function suggestions(
  { api, path }: ScopedApi,
  phrase: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  const answer = await api.http.send('autocomplete', { path, query: { query: phrase } }, signal);
  const WireSuggestion = v.object({
    id,
    value: text,
    type: v.nullish(v.union([v.string(), v.number()])),
    description: maybeText,
    imageURL: maybeText,
    destinationURL: maybeText,
  });
  const SuggestionOf = v.pipe(
    WireSuggestion,
    v.transform((wire): Suggestion => {
      const optional = {
        type: readType(wire.type),
        description: wire.description,
        image: imageAddress(api, wire.imageURL, 'thumbnail'),
        href: wire.destinationURL === undefined ? undefined : safeAddress(wire.destinationURL),
      };
      return {
        id: wire.id,
        value: wire.value,
        ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
      };
    }),
  );
  return readItems(SuggestionOf, readAnswer(Items, answer, 'autocomplete').items, 'autocomplete');
}

function readType(wire: string | number | null | undefined): ItemType | undefined {
  if (wire == null) return undefined;
  return itemTypeOf(wire);
}

/** Phrases: one's own latest, or those most searched for (R-API-018, R-API-019, A-071). */
export async function phrases(
  { api, path }: ScopedApi,
  which: 'searchHistory' | 'searchRecent',
  signal?: AbortSignal,
): Promise<string[]> {
  const answer = await api.http.send(which, { path }, signal);
  const Phrase = v.pipe(
    v.object({ title: text }),
    v.transform(({ title }) => title),
  );
  return readItems(Phrase, readAnswer(list, answer, which), which).filter(Boolean);
}
