import * as v from 'valibot';
import type { Catalog, SearchSettings, View, ViewSize } from '../../domain/catalog/catalog';
import type { ModuleSettings } from '../../domain/catalog/module-settings';
import { code, flag, id, list, maybeId, maybeText, text } from '../answers/fields';
import { readFitting } from './problems';

const WireCatalog = v.object({
  id,
  name: text,
  layout: v.nullish(v.object({ heroImageId: maybeId, logoSpecificLink: maybeText, agent: flag }), {}),
  marketplaces: list,
  defaultCatalog: v.nullish(v.union([v.boolean(), code])),
  loginRequiredForAccess: flag,
  ssoLoginRequiredForAccess: flag,
  changeCatalog: flag,
  hotlineInformationToggle: flag,
  components: list,
  moduleSettings: v.optional(v.unknown()),
  cdnUrl: maybeText,
  resultPageShowMostUsedFilters: v.nullish(v.union([v.boolean(), v.number()])),
  resultPageShowStatusFilter: v.nullish(v.boolean()),
  resultPageShowTypeFilter: v.nullish(v.boolean()),
  showAllTagCategories: v.nullish(v.boolean()),
  resultPageTagCategories: v.nullish(
    v.array(v.object({ tagCategoryId: id, orderNr: v.nullish(v.number(), 0) })),
    [],
  ),
  resultPageUICalendarViewSize: v.nullish(code),
  resultPageUIListViewSize: v.nullish(code),
  resultPageDefaultView: v.nullish(code),
});

type WireCatalog = v.InferOutput<typeof WireCatalog>;

/** Reads catalogs and the marketplaces inside them (R-ENTITY-001); a field that does not fit is named and left out (O-11). */
export function readCatalogs(
  given: readonly unknown[],
  path: string,
  report: (problem: string) => void,
): Catalog[] {
  return given.flatMap((one, index) => {
    const itemPath = `${path}[${index}]`;
    const { output, problems, lost } = readFitting(WireCatalog, one, itemPath);
    for (const problem of problems) report(problem);
    if (!output) return [];
    // A catalog whose login flag cannot be read stays closed.
    const isClosed = lost.some((name) => loginFields.includes(name));
    return [
      toCatalog(
        { ...output, loginRequiredForAccess: isClosed || output.loginRequiredForAccess },
        itemPath,
        report,
      ),
    ];
  });
}

const loginFields: readonly string[] = ['loginRequiredForAccess', 'ssoLoginRequiredForAccess'];

function toCatalog(wire: WireCatalog, path: string, report: (problem: string) => void): Catalog {
  return {
    id: wire.id,
    name: wire.name,
    ...(wire.layout.heroImageId ? { heroImageId: wire.layout.heroImageId } : {}),
    ...(wire.layout.logoSpecificLink ? { logoLink: wire.layout.logoSpecificLink } : {}),
    hasAgent: wire.layout.agent,
    marketplaces: readCatalogs(wire.marketplaces, `${path}.marketplaces`, report),
    isDefault: wire.defaultCatalog === true || String(wire.defaultCatalog) === wire.id,
    requiresLogin: wire.loginRequiredForAccess,
    requiresSingleSignOn: wire.ssoLoginRequiredForAccess,
    canChangeCatalog: wire.changeCatalog,
    hasHotline: wire.hotlineInformationToggle,
    components: wire.components,
    search: searchSettings(wire),
    ...(wire.moduleSettings == null ? {} : { modules: readModules(wire.moduleSettings) }),
    ...(wire.cdnUrl ? { cdnUrl: wire.cdnUrl } : {}),
  };
}

function searchSettings(wire: WireCatalog): SearchSettings {
  const ordered = [...wire.resultPageTagCategories].sort((one, other) => one.orderNr - other.orderNr);
  return {
    mostUsedFilters: wire.resultPageShowMostUsedFilters ?? true,
    showStatusFilter: wire.resultPageShowStatusFilter ?? true,
    showTypeFilter: wire.resultPageShowTypeFilter ?? true,
    showAllTagCategories: wire.showAllTagCategories ?? ordered.length === 0,
    tagCategoryIds: ordered.map(({ tagCategoryId }) => tagCategoryId),
    listSize: pick(viewSizes, wire.resultPageUIListViewSize) ?? 'Expanded',
    calendarSize: pick(viewSizes, wire.resultPageUICalendarViewSize) ?? 'Expanded',
    defaultView: pick(views, wire.resultPageDefaultView) ?? 'List',
  };
}

/** In the order of their numbers (R-ENTITY-079, R-ENTITY-080, A-059). */
const viewSizes: readonly ViewSize[] = ['None', 'Expanded', 'Compact'];
const views: readonly View[] = ['List', 'Calendar'];

function pick<Name extends string>(
  names: readonly Name[],
  given: string | number | null | undefined,
): Name | undefined {
  const sought = String(given).trim().toLowerCase();
  return names.find((name, number) => name.toLowerCase() === sought || String(number) === sought);
}

/** House names of the module switches as the configuration writes them (R-ENTITY-004, A-005). */
const moduleFields: Record<keyof ModuleSettings, string> = {
  pointSystem: 'isPointSystemActive',
  ownRegistration: 'isOwnRegistrationOfActivitiesActive',
  targetGroups: 'isTargetGroupsActive',
  elearning: 'isElearningActive',
  conference: 'isConferenceActive',
  ticketEvent: 'isTicketEventActive',
  timeBooking: 'isTimeBookingActive',
  education: 'isEducationActive',
  conversation: 'isConversationManagementActive',
  scorm: 'isScormActive',
  video: 'isVideoActive',
  pdf: 'isPdfActive',
  moodle: 'isMoodleActive',
  podcast: 'isPodcastActive',
  edesigner: 'isEdesignerActive',
  externalLink: 'externalLink',
  armory: 'myArmoryActive',
};

/** Reads the module switches; one that is not set is off (R-VALID-039). */
export function readModules(given: unknown): ModuleSettings {
  const wire = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
  const entries = Object.entries(moduleFields).map(([name, field]) => [name, wire[field] === true]);
  return Object.fromEntries(entries) as ModuleSettings;
}
