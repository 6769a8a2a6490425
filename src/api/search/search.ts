import * as v from 'valibot';
import { compact } from '../../domain/compact';
import type { Facets } from '../../domain/search/facets';
import type { ResultPage } from '../../domain/search/result-item';
import type { SearchChoices } from '../../domain/search/search-choices';
import { searchQuery } from '../../domain/search/search-request';
import { repeated } from '../http/repeated-query';
import { Counts } from '../answers/counts';
import { count, maybeText } from '../answers/fields';
import { findList, readEntries } from '../answers/read';
import { readObject } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import type { Input } from '../http/endpoints';
import { resultItemOf } from './result-items';
import type { ScopedApi } from './suggestions';

/** Searches for a phrase. Without a phrase, fetches all items. @see R-API-011 R-API-012 */
export async function search(
  { api, path }: ScopedApi,
  choices: SearchChoices,
  signal?: AbortSignal,
): Promise<ResultPage> {
  const operation = choices.phrase.trim() === '' ? 'searchAllInCatalog' : 'searchCatalog';
  // The address contains only texts, while the operation's schema also contains numbers and flags.
  const query = repeated(searchQuery(choices)) as Input<'searchCatalog'>['query'];
  return readPage(api, await api.http.send(operation, { path, query }, signal), operation);
}

/** Fetches the next page, by the link from the previous page. @see R-API-016 */
export async function nextPage(api: Api, link: string, signal?: AbortSignal): Promise<ResultPage> {
  return readPage(api, await api.http.follow(link, signal), 'nextPage');
}

/** The counts of one filter. A count that cannot be read costs all of them, because a missing one means no results. */
/** The number of results of each value, by the parameter of its filter. @see O-25 */
const FacetsOf = v.pipe(
  responseObject({ ty: Counts, ta: Counts, cta: Counts, usc: Counts }),
  v.transform(({ ty, ta, cta, usc }): Facets =>
    compact({ types: ty, tags: ta, classTags: cta, statuses: usc }),
  ),
);

const PageFields = responseObject({
  count,
  total: count,
  suggestions: v.nullish(v.array(v.string()), () => []),
  suggested: maybeText,
  nextPageLink: maybeText,
  facets: v.optional(FacetsOf),
});

/** Returns the fields next to the list, without a `data` field that contains the list. */
const withoutData = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name.toLowerCase() !== 'data'));

function readPage(api: Api, answer: unknown, operation: string): ResultPage {
  const reading = { operation, report: api.report };
  const found = findList(answer, reading);
  const { items, received } = readEntries(resultItemOf(api), found.items, reading);
  const {
    count: all,
    total,
    suggested,
    suggestions,
    nextPageLink,
    facets,
  } = readObject(PageFields, withoutData(found.fields), reading);
  const suggestedPhrase = suggested ?? suggestions[0];
  const unreadable = received - items.length;
  return {
    items,
    count: all ?? total ?? received,
    ...(unreadable > 0 ? { unreadable } : {}),
    ...(suggestedPhrase ? { suggestedPhrase } : {}),
    ...(facets ? { facets } : {}),
    ...(nextPageLink ? { nextPageLink } : {}),
  };
}
