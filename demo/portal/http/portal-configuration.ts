import type { CatalogPart, Culture } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { resolveTexts, textIn } from '../catalog/text';
import { pictureId } from '../gallery/subject-scenes';
import { signInPath } from '../identity/return-address';
import { serviceBases } from './routes/service-routes';

/** The modules of the portal (R-ENTITY-004); all are on. */
const modules = [
  'isPointSystemActive',
  'isOwnRegistrationOfActivitiesActive',
  'isTargetGroupsActive',
  'isElearningActive',
  'isConferenceActive',
  'isTicketEventActive',
  'isTimeBookingActive',
  'isEducationActive',
  'isConversationManagementActive',
  'isScormActive',
  'isVideoActive',
  'isPdfActive',
  'isMoodleActive',
  'isPodcastActive',
  'isEdesignerActive',
  'externalLink',
  'myArmoryActive',
] as const;

/** Panel modes of the two result views (R-ENTITY-080, A-059). */
const expandedView = 1;

interface Addresses {
  origin: string;
  mediaOrigin: string;
  /** The calendar feed of the person who is signed in. */
  calendarFeedUrl?: string | undefined;
}

/** What an element is configured with: services, modules and every catalog with its home page. */
export function portalConfiguration(
  catalog: LoadedCatalog,
  culture: Culture,
  { origin, mediaOrigin, calendarFeedUrl }: Addresses,
) {
  const { source } = catalog;
  const services: Record<string, string> = {};
  for (const [name, base] of Object.entries(serviceBases)) services[name] = `${origin}${base}/`;
  return {
    services: { ...services, media: `${mediaOrigin}/media/` },
    timeZone: source.timeZone,
    moduleSettings: Object.fromEntries(modules.map((name) => [name, true])),
    authenticatePath: signInPath,
    ...(calendarFeedUrl === undefined ? {} : { calendarFeedUrl }),
    urls: {},
    mediaHosts: [mediaOrigin],
    catalogs: source.catalogs.map((part) => configurationOf(part, catalog, culture)),
  };
}

function configurationOf(
  part: CatalogPart,
  catalog: LoadedCatalog,
  culture: Culture,
): Record<string, unknown> {
  return {
    id: part.id,
    name: textIn(part.name, culture),
    layout: { heroImageId: pictureId('elmvik', part.id), logoSpecificLink: '/', agent: true },
    marketplaces: (part.marketplaces ?? []).map((inner) => configurationOf(inner, catalog, culture)),
    defaultCatalog: part.isDefault === true,
    loginRequiredForAccess: part.loginRequired === true,
    ssoLoginRequiredForAccess: false,
    changeCatalog: true,
    hotlineInformationToggle: true,
    components: resolveTexts(part.components, culture),
    resultPageShowMostUsedFilters: true,
    resultPageShowStatusFilter: true,
    resultPageShowTypeFilter: true,
    showAllTagCategories: true,
    resultPageTagCategories: catalog.source.tagCategories.map(({ id }, index) => ({
      tagCategoryId: id,
      orderNr: index + 1,
    })),
    resultPageUICalendarViewSize: expandedView,
    resultPageUIListViewSize: expandedView,
    resultPageDefaultView: 0,
  };
}
