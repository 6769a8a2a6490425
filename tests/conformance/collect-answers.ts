import { address, queryText } from '../../src/api/http/address';
import type { PortalConfiguration } from '../../src/api/host/configuration';
import { endpoints, type Operation } from '../../src/api/http/endpoints';
import { idsFrom, withIdsOf, type CallIds } from '../../cli/check/call-ids';
import type { Json } from '../../demo/portal/shapes/json';
import { reads } from '../../cli/check/reads';

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The answers of a portal to every read that its own answers allow. */
export async function collectAnswers(
  configuration: PortalConfiguration,
  userId: string,
  send: Send,
): Promise<ReadonlyMap<Operation, Json>> {
  const answers = new Map<Operation, Json>();
  let ids: CallIds = { ...idsFrom(configuration, 'first'), userId };
  for (const [operation, make] of reads) {
    const input = make(ids);
    if (!input) continue;
    const { service, method, path } = endpoints[operation];
    const query = queryText(input.query ?? {});
    const url = `${address(configuration.services[service], path, input.path ?? {})}${query && `?${query}`}`;
    const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
    const response = await send(url, { method, ...body });
    if (!response.ok) continue;
    const answer = (await response.json()) as Json;
    ids = withIdsOf(ids, operation, answer);
    answers.set(operation, answer);
  }
  return answers;
}
