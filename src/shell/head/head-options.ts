import { pageTitle, type Catalog } from '../../domain/catalog/catalog';
import { canonicalAddress } from '../../domain/head/canonical-address';
import type { HeadOptions } from '../../domain/head/head-html';
import { isPublicScreen } from '../../domain/head/public-screen';
import type { Route } from '../../domain/navigation/routes';
import { breadcrumbList } from '../../domain/structured-data/breadcrumb-list';
import { publicAddress, type Site } from '../../domain/structured-data/public-address';
import { graphOf } from '../../domain/structured-data/schema-object';
import type { Portal } from '../../state/portal/portal';
import { configurationOf, cultureAtom, sessionAtom } from '../../state/portal/portal-state';
import type { ReadAnswers } from '../../state/server/answers';
import { screenSubject, type ScreenSubject } from './screen-subject';
import type { SeeAllScreen } from './see-all-screen';

/** A screen whose queries have their answers. */
export interface HeadScreen {
  route: Route;
  query: string;
  catalog: Catalog;
  /** Whether the catalog is the one that shows without an id in the address. */
  isFirstCatalog: boolean;
  /** The absolute address of home. */
  baseUrl: string;
  portalUrl: string | undefined;
  /** What a see-all page shows; undefined for any other screen. */
  seeAll: SeeAllScreen | undefined;
  answersOf: ReadAnswers;
  /** Whether the screen shows what its address names, and not an error. */
  isFound: boolean;
}

/** Returns what browsers, other people's pages and search engines show of a screen. */
export function headOptions(portal: Portal, screen: HeadScreen): HeadOptions {
  const site = siteOf(portal, screen);
  const canonical = canonicalAddress(screen.route, site, screen.query);
  const { seeAll, answersOf } = screen;
  const context = { answersOf, seeAll, site, canonical: canonical ?? '', t: portal.texts.read().t };
  const subject = screenSubject(screen.route, context);
  const { title, description, image, type } = subject;
  const url = publicAddress(image, screen.baseUrl);
  return {
    title: [title, siteName(portal, screen)].filter(Boolean).join(' – '),
    description,
    siteName: screen.catalog.name,
    locale: portal.store.get(cultureAtom),
    image: url === undefined ? undefined : { url },
    type,
    ...(screen.isFound
      ? indexOptions(screen.route, { site, canonical, subject })
      : { robots: 'noindex' as const }),
  };
}

interface Indexed {
  site: Site;
  canonical: string | undefined;
  subject: ScreenSubject;
}

function indexOptions(route: Route, { site, canonical, subject }: Indexed): HeadOptions {
  if (canonical === undefined || !isPublicScreen(route)) return { robots: 'noindex', canonical };
  const path = breadcrumbList([
    { name: site.provider, url: canonicalAddress({ name: 'home' }, site) ?? '' },
    { name: subject.title ?? '', url: canonical },
  ]);
  return { canonical, jsonLd: graphOf([...subject.objects, path]) };
}

/** Returns the title that the page has in the browser too. @see R-HEADER-016 */
const siteName = ({ store }: Portal, { catalog }: HeadScreen): string =>
  pageTitle(catalog.name, store.get(sessionAtom).companyName);

function siteOf(portal: Portal, { baseUrl, catalog, isFirstCatalog, portalUrl }: HeadScreen): Site {
  const configuration = configurationOf(portal);
  return {
    baseUrl,
    catalogId: isFirstCatalog ? undefined : catalog.id,
    portalUrl,
    outside: configuration?.outside,
    provider: catalog.name,
    timeZone: configuration?.timeZone ?? 'UTC',
  };
}
