import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Entry = Record<string, unknown> & { objectID: string; title: string };

interface EngineCall {
  indexName: string;
  query: string;
  page: number;
  hitsPerPage: number;
  facetFilters?: string[][];
  numericFilters?: string[];
  facets?: string[];
}

/**
 * A small server with the protocol of a hosted search engine, over records in memory. It can refuse requests for counts,
 * as an engine does whose attributes are not set up for them.
 */
export async function openEngine(records: readonly Entry[], refuses = { counts: false }) {
  const calls: EngineCall[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (request.url?.split('?')[0] !== '/1/indexes/*/queries') {
        response.statusCode = 404;
        return response.end(JSON.stringify({ message: 'no such path', status: 404 }));
      }
      const { requests } = JSON.parse(body) as { requests: EngineCall[] };
      calls.push(...requests);
      if (refuses.counts && requests.some(({ facets }) => facets)) {
        response.statusCode = 400;
        return response.end(JSON.stringify({ message: 'attribute is not filterable', status: 400 }));
      }
      return response.end(JSON.stringify({ results: requests.map((one) => answer(records, one)) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { calls, host: `127.0.0.1:${port}`, close: () => close(server) };
}

function answer(records: readonly Entry[], call: EngineCall) {
  const found = records.filter((record) => fits(record, call));
  const start = call.page * call.hitsPerPage;
  return {
    hits: found.slice(start, start + call.hitsPerPage),
    nbHits: found.length,
    nbPages: Math.ceil(found.length / call.hitsPerPage),
    page: call.page,
    index: call.indexName,
    query: call.query,
    ...(call.facets ? { facets: countsOf(found, call.facets) } : {}),
  };
}

/** Counts the records of each value of each attribute, and leaves out a value without records. */
function countsOf(found: readonly Entry[], attributes: readonly string[]) {
  const valuesOf = (attribute: string) =>
    found.flatMap((record) => [record[attribute] ?? []].flat().map(String));
  const count = (values: readonly string[]) =>
    Object.fromEntries(values.map((value) => [value, values.filter((other) => other === value).length]));
  return Object.fromEntries(attributes.map((attribute) => [attribute, count(valuesOf(attribute))]));
}

function fits(record: Entry, { query, facetFilters = [], numericFilters = [] }: EngineCall): boolean {
  const has = (facet: string) => {
    const [name = '', value] = facet.split(':');
    return [record[name]].flat().some((one) => String(one) === value);
  };
  const isAfter = (filter: string) => {
    const [name = '', least] = filter.split('>=');
    return Number(record[name]) >= Number(least);
  };
  return (
    record.title.toLowerCase().includes(query.toLowerCase()) &&
    facetFilters.every((group) => group.some(has)) &&
    numericFilters.every(isAfter)
  );
}

const close = (server: Server) => new Promise((closed) => server.close(closed));
