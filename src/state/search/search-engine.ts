import { engineNextPage, engineSearch, engineSuggestions } from '../../api/search/engine-search';
import { engineRequest, suggestionRequest } from '../../domain/search/engine-request';
import { readSearchEngine, settingsForEngine } from '../../domain/search/search-engine';
import type { ElementSearchEngine } from '../portal/element-context';

/** A page's own search engine, ready to be asked, or what is wrong with it (O-11). */
export function openSearchEngine(given: unknown): ElementSearchEngine | { problem: string } {
  const engine = readSearchEngine(given);
  if ('problem' in engine) return engine;
  const { searchClient, indexName } = engine;
  return {
    settings: (settings) => settingsForEngine(settings, engine),
    suggest: ({ api, path }, text) =>
      engineSuggestions(api, searchClient, suggestionRequest(engine, text, path.id)),
    source: ({ api, path }, categories) => ({
      key: `engine:${numberOf(searchClient)}:${indexName}:${path.id}`,
      search: (choices) =>
        engineSearch(
          api,
          searchClient,
          engineRequest(engine, { choices, categories, catalogId: path.id, page: 0 }),
        ),
      next: (link) => engineNextPage(api, searchClient, link),
    }),
  };
}

/** Another client, of another person say, may answer otherwise by the same index. */
function numberOf(client: object): number {
  const number = numbers.get(client) ?? (last += 1);
  numbers.set(client, number);
  return number;
}

const numbers = new WeakMap<object, number>();
let last = 0;
