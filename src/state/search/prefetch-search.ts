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
import { tagsOptions } from './filters';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../portal/query-client';
import { cultureAtom, sessionAtom, whenReady } from '../portal/portal-state';
import { searchOptions } from './search-results';
import { portalSearchSource } from './search-source';
import { scopedTo } from './suggestions';

interface FirstSearch {
  phrase: string;
  /** The one that the element names; without it the portal's choice. */
  catalogId: string | undefined;
  /** Is it still? The page may have given another phrase, or an engine of its own, while the portal was on its way. */
  isWanted: () => boolean;
}

/** A place holder that stands for less than this is a flicker. */
const timeoutMs = 200;

/**
 * What a screen of results will ask first leaves before it is drawn: the tags, and once they have come or failed the
 * search (R-SEARCHFLOW-011, R-SEARCHFLOW-013). Whoever draws the answers finds them by the same keys. Resolves when they
 * are there, or when waiting for them any longer should be seen.
 */
export async function prefetchSearch(portal: Portal, first: FirstSearch): Promise<void> {
  const configuration = await whenReady(portal);
  if (!first.isWanted()) return;
  // The first date that a browser writes takes it as long as a row of results; better now than between the answer and them.
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
  const { userId, ...viewer } = store.get(sessionAtom);
  if (!catalog || needsLogin(catalog, viewer)) return;
  const api = currentApi(portal);
  const culture = store.get(cultureAtom);
  const tags = tagsOptions(api, culture, showsTagCategories(catalog.search));
  if (tags.enabled) await answered(queryClient, tags.queryKey, () => queryClient.query(tags));
  const source = portalSearchSource(scopedTo(api, catalogs, catalog.id));
  const choices = firstChoices(phrase, catalog);
  const search = searchOptions({ source, choices, culture, userId, isEnabled: true });
  await answered(queryClient, search.queryKey, () => queryClient.infiniteQuery(search));
}

/** Asks, or waits for who asked before; what failed once is left to who draws it. */
async function answered(queryClient: QueryClient, key: QueryKey, ask: () => Promise<unknown>): Promise<void> {
  if (queryClient.getQueryState(key)?.status !== 'error') await ask().catch(() => undefined);
}

function firstChoices(phrase: string, { search: settings }: Catalog) {
  const choices = choicesFromQuery('', phrase);
  return { ...choices, sort: sortInForce(choices.sort, { settings, hasPhrase: phrase !== '' }) };
}
