import * as v from 'valibot';
import type { EngineRequest, SearchClient } from '../../domain/search/search-engine';
import type { ResultPage, Suggestion } from '../../domain/search/result-item';
import { count, list } from '../answers/fields';
import { readEntries } from '../answers/read';
import { readObject } from '../answers/read-one';
import type { Api } from '../http/api';
import { ApiFailure } from '../http/failure';
import { resultItemOf } from './result-items';

type Services = Pick<Api, 'services' | 'report'>;

/** Fetches one page of results from a search engine. The link to the next page is the request for that page. */
export async function engineSearch(
  services: Services,
  client: SearchClient,
  request: EngineRequest,
): Promise<ResultPage> {
  const { report } = services;
  const answer = readObject(Answer, await answerOf(client, request), { operation, report }).results[0];
  const hits = answer?.hits ?? [];
  const { items } = readEntries(resultItemOf(services), hits.map(withId), { operation, report });
  const all = answer?.nbHits ?? hits.length;
  const pages = answer?.nbPages ?? Math.ceil(all / request.params.hitsPerPage);
  const page = request.params.page + 1;
  const next: EngineRequest = { ...request, params: { ...request.params, page } };
  return {
    items,
    count: all,
    ...(hits.length > items.length ? { unreadable: hits.length - items.length } : {}),
    ...(page < pages ? { nextPageLink: JSON.stringify(next) } : {}),
  };
}

/** Fetches the page of a next-page link. */
export function engineNextPage(services: Services, client: SearchClient, link: string): Promise<ResultPage> {
  return engineSearch(services, client, JSON.parse(link) as EngineRequest);
}

/** Fetches suggestions for the search box: the records themselves. */
export async function engineSuggestions(
  services: Services,
  client: SearchClient,
  request: EngineRequest,
): Promise<Suggestion[]> {
  const { items } = await engineSearch(services, client, request);
  return items.map(({ id, title, type, description, image }) => ({
    id,
    value: title,
    type,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  }));
}

const operation = 'searchSource';

const Answer = v.object({
  results: v.pipe(v.array(v.object({ hits: list, nbHits: count, nbPages: count })), v.minLength(1)),
});

async function answerOf(client: SearchClient, request: EngineRequest): Promise<unknown> {
  try {
    return await client.search([request]);
  } catch (error) {
    throw new ApiFailure('server', operation, error instanceof Error ? error.message : String(error));
  }
}

/** Returns the record with an `id`. Some search engines require the name `objectID`. */
function withId(hit: unknown): unknown {
  if (typeof hit !== 'object' || hit === null || 'id' in hit || !('objectID' in hit)) return hit;
  return { ...hit, id: hit.objectID };
}
