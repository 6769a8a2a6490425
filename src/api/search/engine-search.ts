import * as v from 'valibot';
import { countingRequests, engineFacets } from '../../domain/search/engine/engine-counts';
import { engineRequest, type EngineQuestion } from '../../domain/search/engine/engine-request';
import type { EngineRequest, SearchClient, SearchEngine } from '../../domain/search/engine/search-engine';
import type { ResultPage, Suggestion } from '../../domain/search/result-item';
import { Counts } from '../answers/counts';
import { count, list } from '../answers/fields';
import { readEntries } from '../answers/read';
import { readObject } from '../answers/read-one';
import type { Api } from '../http/api';
import { ApiFailure } from '../http/failure';
import { resultItemOf } from './result-items';

type Services = Pick<Api, 'services' | 'report'>;

/** A search engine of a page. */
export interface OpenEngine {
  engine: SearchEngine;
  /** Whether searches request counts. Becomes false when the engine refuses a search only because of the counts. */
  canCount: boolean;
}

/**
 * Fetches the first page of a search, and the number of results of each filter option if the engine counts them. An
 * engine that cannot count answers the search alone.
 * @see O-25
 */
export async function engineSearch(
  services: Services,
  open: OpenEngine,
  question: EngineQuestion,
): Promise<ResultPage> {
  const { engine } = open;
  const request = engineRequest(engine, question);
  const counting = open.canCount ? countingRequests(engine, question) : [];
  if (counting.every(({ categories }) => categories.length === 0))
    return enginePage(services, engine.searchClient, request);
  try {
    const requests = counting.map((one) => one.request);
    const responses = await responsesOf(services, engine.searchClient, requests);
    const counts = responses.map(({ facets }) => facets);
    return { ...pageOf(services, request, responses[0]), facets: engineFacets(engine, counting, counts) };
  } catch {
    const page = await enginePage(services, engine.searchClient, request);
    open.canCount = false;
    return page;
  }
}

/** Fetches the page of a next-page link. */
export function engineNextPage(services: Services, client: SearchClient, link: string): Promise<ResultPage> {
  return enginePage(services, client, JSON.parse(link) as EngineRequest);
}

/** Fetches suggestions for the search box: the records themselves. */
export async function engineSuggestions(
  services: Services,
  client: SearchClient,
  request: EngineRequest,
): Promise<Suggestion[]> {
  const { items } = await enginePage(services, client, request);
  return items.map(({ id, title, type, description, image }) => ({
    id,
    value: title,
    type,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  }));
}

const operation = 'searchSource';

const Answer = v.object({ results: v.pipe(v.array(v.unknown()), v.minLength(1)) });
const Response = v.object({
  hits: list,
  nbHits: count,
  nbPages: count,
  facets: v.optional(v.record(v.string(), Counts)),
});
type Response = v.InferOutput<typeof Response>;

async function enginePage(services: Services, client: SearchClient, request: EngineRequest) {
  const [response] = await responsesOf(services, client, [request]);
  return pageOf(services, request, response);
}

async function responsesOf({ report }: Services, client: SearchClient, requests: readonly EngineRequest[]) {
  const reading = { operation, report };
  const { results } = readObject(Answer, await answerOf(client, requests), reading);
  return results.map((result) => readObject(Response, result, reading));
}

/** Returns a response as a page. The link to the next page is the request for that page. */
function pageOf(services: Services, request: EngineRequest, response: Response | undefined): ResultPage {
  const hits = response?.hits ?? [];
  const reading = { operation, report: services.report };
  const { items } = readEntries(resultItemOf(services), hits.map(withId), reading);
  const all = response?.nbHits ?? hits.length;
  const pages = response?.nbPages ?? Math.ceil(all / request.params.hitsPerPage);
  const page = request.params.page + 1;
  const next: EngineRequest = { ...request, params: { ...request.params, page } };
  return {
    items,
    count: all,
    ...(hits.length > items.length ? { unreadable: hits.length - items.length } : {}),
    ...(page < pages ? { nextPageLink: JSON.stringify(next) } : {}),
  };
}

async function answerOf(client: SearchClient, requests: readonly EngineRequest[]): Promise<unknown> {
  try {
    return await client.search(requests);
  } catch (error) {
    throw new ApiFailure('server', operation, error instanceof Error ? error.message : String(error));
  }
}

/** Returns the record with an `id`. Some search engines require the name `objectID`. */
function withId(hit: unknown): unknown {
  if (typeof hit !== 'object' || hit === null || 'id' in hit || !('objectID' in hit)) return hit;
  return { ...hit, id: hit.objectID };
}
