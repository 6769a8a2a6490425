import { readSearchEngine } from '../../../../src/domain/search/engine/search-engine';

export const searchClient = { search: () => Promise.resolve({ results: [] }) };

/** A search engine for tests, with what differs from the usual. */
export function engineOf(fields: object = {}) {
  const engine = readSearchEngine({ searchClient, indexName: 'offers', ...fields });
  if ('problem' in engine) throw new Error(engine.problem.expected);
  return engine;
}
