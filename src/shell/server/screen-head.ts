import { pageTitle } from '../../domain/catalog/catalog';
import { canonicalAddress } from '../../domain/head/canonical-address';
import { headHtml } from '../../domain/head/head-html';
import { headTags, type HeadOptions, type HeadTags, type Preload } from '../../domain/head/head-tags';
import { isPublicScreen } from '../../domain/head/public-screen';
import { breadcrumbList } from '../../domain/structured-data/breadcrumb-list';
import { publicAddress, type Site } from '../../domain/structured-data/public-address';
import { graphOf } from '../../domain/structured-data/schema-object';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import { configurationOf, cultureAtom, sessionAtom } from '../../state/portal/portal-state';
import { cacheControlOf } from './cache-control';
import type { RenderedScreen } from './render-screen';
import { screenLocation, type ScreenLocation } from './screen-location';
import { screenStatus, type ScreenStatus } from './screen-status';
import { screenSubject, type ScreenSubject } from './screen-subject';

interface HeadRequest {
  rendered: RenderedScreen;
  tag: string;
  settings: Settings;
  /** The files that the first screen needs. */
  preloads: readonly Preload[];
}

/** The parts of an answer beside the HTML of its element. */
export interface ScreenHead extends ScreenStatus {
  /** The tags for the head of the page. */
  head: string;
  headTags: HeadTags;
  /** The value of the header Cache-Control. */
  cacheControl: string;
}

/** Returns the head and the status of a rendered page. Only an element that owns the address has a title. */
export function screenHead({ rendered, tag, settings, preloads }: HeadRequest): ScreenHead {
  const { portal } = rendered;
  const screen = screenLocation(portal, tag, settings);
  const status = screenStatus(portal, settings, screen);
  const options = screen && headOptions(portal, describe(portal, settings, screen), status.status === 200);
  const tags = headTags({ ...options, preloads });
  return {
    ...status,
    cacheControl: cacheControlOf(rendered, settings, status),
    head: headHtml(tags),
    headTags: tags,
  };
}

interface DescribedScreen extends ScreenLocation {
  site: Site;
  canonical: string | undefined;
  subject: ScreenSubject;
}

function describe(portal: Portal, settings: Settings, screen: ScreenLocation): DescribedScreen {
  const site = siteOf(portal, settings, screen);
  const canonical = canonicalAddress(screen.route, site, screen.query);
  const { catalog } = screen;
  const context = { portal, catalog, site, canonical: canonical ?? '', t: portal.texts.read().t };
  return { ...screen, site, canonical, subject: screenSubject(screen.route, context) };
}

/** Returns what browsers, other people's pages and search engines show of a screen. */
function headOptions(portal: Portal, screen: DescribedScreen, isFound: boolean): HeadOptions {
  const { title, description, image, type } = screen.subject;
  const url = publicAddress(image, screen.baseUrl);
  return {
    title: [title, siteName(portal, screen)].filter(Boolean).join(' – '),
    description,
    siteName: screen.catalog.name,
    locale: portal.store.get(cultureAtom),
    image: url === undefined ? undefined : { url },
    type,
    ...(isFound ? indexOptions(screen) : { robots: 'noindex' }),
  };
}

function indexOptions({ route, site, canonical, subject }: DescribedScreen): HeadOptions {
  if (canonical === undefined || !isPublicScreen(route)) return { robots: 'noindex', canonical };
  const path = breadcrumbList([
    { name: site.provider, url: canonicalAddress({ name: 'home' }, site) ?? '' },
    { name: subject.title ?? '', url: canonical },
  ]);
  return { canonical, jsonLd: graphOf([...subject.objects, path]) };
}

/** Returns the title that the page has in the browser too. @see R-HEADER-016 */
const siteName = ({ store }: Portal, { catalog }: ScreenLocation): string =>
  pageTitle(catalog.name, store.get(sessionAtom).companyName);

function siteOf(portal: Portal, { portalUrl }: Settings, screen: ScreenLocation): Site {
  const configuration = configurationOf(portal);
  return {
    baseUrl: screen.baseUrl,
    catalogId: screen.isFirstCatalog ? undefined : screen.catalog.id,
    portalUrl,
    outside: configuration?.outside,
    provider: screen.catalog.name,
    timeZone: configuration?.timeZone ?? 'UTC',
  };
}
