import { whenIdle } from '../../browser/page';
import { initialCatalog } from '../../domain/catalog/catalog-choice';
import type { HeadOptions } from '../../domain/head/head-html';
import { shortDescription } from '../../domain/head/short-description';
import type { Route } from '../../domain/navigation/routes';
import { isSearchRoute } from '../../domain/search/search-route';
import type { EventDetails } from '../../state/analytics/event-details';
import type { ElementContext } from '../../state/portal/element-context';
import { configurationOf } from '../../state/portal/portal-state';
import { queryClientOf } from '../../state/query/query-client';
import { answersOf } from '../../state/server/answers';
import { headOptions } from './head-options';
import type { SeeAllScreen } from './see-all-screen';

type Page = EventDetails['lp-page'];

/**
 * Calls back with what a page's head says of a screen, whenever no query of the screen waits for its answer. Returns a
 * function that stops it.
 */
export function whenPageIsLoaded(
  context: ElementContext,
  route: Route,
  then: (page: Page) => void,
): () => void {
  const cache = queryClientOf(context.portal).getQueryCache();
  let isWanted = true;
  let cancel = () => {};
  const check = async () => {
    if (isLoading(context, route)) return;
    const page = await pageOf(context, route);
    if (isWanted) then(page);
  };
  // An answer can bring a component with a query of its own, so check only after it is rendered.
  const checkSoon = () => {
    cancel();
    // Without the network the code of a screen can be missing. The next answer tries again.
    cancel = whenIdle(() => void check().catch(() => undefined), withinMs);
  };
  const unsubscribe = cache.subscribe(({ query }) => {
    if (subjects.some(([subject]) => subject === query.queryKey[0])) checkSoon();
  });
  checkSoon();
  return () => {
    isWanted = false;
    unsubscribe();
    cancel();
  };
}

const withinMs = 500;

function isLoading({ portal }: ElementContext, route: Route): boolean {
  const client = queryClientOf(portal);
  const needed = neededKey(route);
  return (
    subjects.some((queryKey) => client.isFetching({ queryKey, type: 'active' }) > 0) ||
    (needed !== undefined &&
      client.getQueryCache().findAll({ queryKey: needed, type: 'active' }).length === 0)
  );
}

/** The beginnings of the keys of the queries whose answers a head contains. */
const subjects = [['content'], ['lists'], ['media'], ['search']];

/** Returns the beginning of the key of a query that a screen always has, though its code may still be loading. */
function neededKey(route: Route): readonly string[] | undefined {
  if (route.name === 'playMedia') return ['media', 'item', route.mediaId];
  if (route.name === 'playMediaOnCourse') return ['media', 'course', route.courseId];
  return isSearchRoute(route) ? ['search'] : undefined;
}

async function pageOf(context: ElementContext, route: Route): Promise<Page> {
  const { portal, catalog, settings, router } = context;
  const configuration = configurationOf(portal);
  const first = initialCatalog(configuration?.catalogs ?? [], {
    defaultId: configuration?.defaultCatalogId,
    fromAddress: settings.catalogId,
  });
  const seeAll = await seeAllOf(context, route);
  const answers = answersOf(portal, 'active');
  const options = headOptions(portal, {
    route,
    query: router.read().query,
    catalog,
    isFirstCatalog: first?.id === catalog.id,
    baseUrl: portal.environment.origin() + (router.href({ path: '', query: '' }) ?? ''),
    portalUrl: settings.portalUrl,
    seeAll,
    answersOf: answers,
    isFound: seeAll ? seeAll.block !== undefined : hasAnswer(route, answers),
  });
  return detailOf(options, settings.router === 'hash');
}

/** A page behind `#` has no address of its own for a search engine, and no screen that it could list has one. */
function detailOf({ title = '', description = '', image, ...options }: HeadOptions, isHash: boolean): Page {
  const { canonical, robots, jsonLd } = isHash ? ({ robots: 'noindex' } as HeadOptions) : options;
  return {
    title,
    description: shortDescription(description),
    image: image?.url,
    canonicalPath: canonical === undefined ? undefined : pathOf(canonical),
    robots,
    jsonLd,
  };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Only these pages need the code of all blocks. */
async function seeAllOf(
  { portal, catalog }: ElementContext,
  route: Route,
): Promise<SeeAllScreen | undefined> {
  if (route.name !== 'seeAll' && route.name !== 'myActivities') return undefined;
  return (await import('./see-all-screen')).seeAllScreen(portal, { route, catalog });
}

/** Returns false for a screen whose own query failed. */
function hasAnswer(route: Route, answers: ReturnType<typeof answersOf>): boolean {
  const key = route.name === 'listDetails' ? ['lists', 'info', route.listId] : neededKey(route);
  return key === undefined || answers(key).length > 0;
}
