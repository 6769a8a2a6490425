import { engineNextPage, engineSearch, engineSuggestions } from '../../api/search/engine-search';
import { suggestionRequest } from '../../domain/search/engine/engine-request';
import { readSearchEngine, settingsForEngine } from '../../domain/search/engine/search-engine';
import type { Problem } from '../../domain/setup/problem';
import type { ElementSearchEngine } from '../portal/element-context';
import type { Portal } from '../portal/portal';

/** Returns the page's own search engine, ready to use, or the problem with it. @see O-11 */
export function openSearchEngine(
  portal: Portal,
  source: unknown,
): ElementSearchEngine | { problem: Problem } {
  const engine = readSearchEngine(source);
  if ('problem' in engine) return engine;
  const { searchClient, indexName } = engine;
  const open = { engine, canCount: true };
  const key = `engine:${numberOf(portal, searchClient)}:${indexName}`;
  return {
    key,
    settings: (settings) => settingsForEngine(settings, engine),
    suggest: ({ api, path }, text) =>
      engineSuggestions(api, searchClient, suggestionRequest(engine, text, path.id)),
    source: ({ api, path }, categories) => ({
      key: `${key}:${path.id}`,
      search: (choices) => engineSearch(api, open, { choices, categories, catalogId: path.id, page: 0 }),
      next: (link) => engineNextPage(api, searchClient, link),
    }),
  };
}

/**
 * Returns a number for each client. Another client, for example of another user, may return other results for the same
 * index.
 */
function numberOf(portal: Portal, client: object): number {
  const clients = portal.single(createClients);
  const number = clients.numbers.get(client) ?? (clients.count += 1);
  clients.numbers.set(client, number);
  return number;
}

const createClients = () => ({ numbers: new WeakMap<object, number>(), count: 0 });
