import { compact } from '../../domain/compact';
import * as v from 'valibot';
import { safeAddress } from '../../domain/navigation/link-address';
import type { Suggestion } from '../../domain/search/result-item';
import { id, itemType, maybeText, text } from '../answers/fields';
import { readList } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { itemImageAddress } from '../media/image-address';

/** The catalog or marketplace to search. @see R-API-010 */
interface SearchScope {
  scope: 'catalog' | 'market-place';
  id: string;
}

/** The portal's API for one catalog. */
export interface ScopedApi {
  api: Api;
  path: SearchScope;
}

/** Fetches the suggestions of the search box while the person types. @see R-API-017 */
export async function suggestions(
  { api, path }: ScopedApi,
  phrase: string,
  signal?: AbortSignal,
): Promise<Suggestion[]> {
  const operation = 'autocomplete';
  const answer = await api.http.send(operation, { path, query: { query: phrase } }, signal);
  const SuggestionResponse = responseObject({
    id,
    value: text,
    type: v.optional(itemType),
    description: maybeText,
    imageURL: maybeText,
    destinationURL: maybeText,
  });
  const SuggestionOf = v.pipe(
    SuggestionResponse,
    v.transform((response): Suggestion =>
      compact({
        id: response.id,
        value: response.value,
        type: response.type,
        description: response.description,
        image: itemImageAddress(api, { type: response.type, image: response.imageURL, size: 'thumbnail' }),
        href: response.destinationURL === undefined ? undefined : safeAddress(response.destinationURL),
      }),
    ),
  );
  return readList(SuggestionOf, answer, { operation, report: api.report }).items;
}

/**
 * Fetches phrases: the person's most recent ones, or those that are searched for most often.
 * @see R-API-018 R-API-019 A-071
 */
export async function phrases(
  { api, path }: ScopedApi,
  which: 'searchHistory' | 'searchRecent',
  signal?: AbortSignal,
): Promise<string[]> {
  const answer = await api.http.send(which, { path }, signal);
  return readList(Phrase, answer, { operation: which, report: api.report }).items.filter(Boolean);
}

/** A phrase, either in `title` or as bare text. */
const Phrase = v.union([
  v.string(),
  v.pipe(
    responseObject({ title: text }),
    v.transform(({ title }) => title),
  ),
]);
