import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PortalConfiguration } from '../../api/host/configuration';
import { whenIdle } from '../../browser/page';
import { clockTime } from '../../domain/dates/zone-clock';
import { initialCatalog, needsLogin } from '../../domain/catalog/catalog-choice';
import type { Catalog } from '../../domain/catalog/catalog';
import { choicesFromQuery } from '../../domain/search/choices-query';
import { showsTagCategories } from '../../domain/search/filters/filter-categories';
import { sortInForce } from '../../domain/search/sort';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { sessionAtom, whenReady } from '../portal/portal-state';
import { resultsQuery, tagsQuery } from './queries';
import { portalSearchSource } from './search-source';
import { scopedTo } from './scoped-api';
import { queryClientOf } from '../query/query-client';

interface FirstSearch {
  phrase: string;
  /** The catalog that the element names. When undefined, the portal chooses. */
  catalogId: string | undefined;
  /**
   * Returns whether the search is still wanted. While the portal loads, the page may set another phrase or its own
   * search engine.
   */
  isWanted: () => boolean;
}

/** A placeholder that shows for less time than this flickers. */
const timeoutMs = 200;

/**
 * Prefetches what the results screen needs before it renders: the tags, and then the search, even if the tags failed.
 * The screen finds the responses under the same query keys. Resolves when they are loaded or after a timeout, when the
 * placeholder should show.
 * @see R-SEARCHFLOW-011 R-SEARCHFLOW-013
 */
export async function prefetchSearch(portal: Portal, first: FirstSearch): Promise<void> {
  const configuration = await whenReady(portal);
  if (!first.isWanted()) return;
  // The first date that a browser formats takes it as long as rendering a row of results. Do it now, not between the
  // response and the rows.
  whenIdle(() => clockTime(new Date(), configuration.timeZone), timeoutMs);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([fetchSearch(portal, first, configuration), timeout]);
}

async function fetchSearch(
  portal: Portal,
  { phrase, catalogId }: FirstSearch,
  configuration: PortalConfiguration,
): Promise<void> {
  const { store } = portal;
  const queryClient = queryClientOf(portal);
  const { catalogs, defaultCatalogId } = configuration;
  const catalog = initialCatalog(catalogs, { fromAddress: catalogId, defaultId: defaultCatalogId });
  if (!catalog || needsLogin(catalog, store.get(sessionAtom))) return;
  const tags = tagsQuery(portal);
  if (showsTagCategories(catalog.search))
    await answered(queryClient, tags.queryKey, () => queryClient.query(tags));
  const source = portalSearchSource(scopedTo(currentApi(portal), catalogs, catalog.id));
  const search = resultsQuery(portal, source, firstChoices(phrase, catalog));
  await answered(queryClient, search.queryKey, () => queryClient.infiniteQuery(search));
}

/**
 * Runs a query, or waits for the same query that is already running. Leaves a failed query to the component that shows
 * it.
 */
async function answered(
  queryClient: QueryClient,
  key: QueryKey,
  runQuery: () => Promise<unknown>,
): Promise<void> {
  if (queryClient.getQueryState(key)?.status !== 'error') await runQuery().catch(() => undefined);
}

function firstChoices(phrase: string, { search: settings }: Catalog) {
  const choices = choicesFromQuery('', phrase);
  return { ...choices, sort: sortInForce(choices.sort, { settings, hasPhrase: phrase !== '' }) };
}
