import * as v from 'valibot';
import type { Catalog, SearchSettings, View, ViewSize } from '../../domain/catalog/catalog';
import type { Problem } from '../../domain/setup/problem';
import type { ModuleSettings } from '../../domain/catalog/module-settings';
import { code, flag, id, list, maybeId, maybeText, text } from '../answers/fields';
import { readFitting } from './problems';

const CatalogResponse = v.object({
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

export type CatalogResponse = v.InferOutput<typeof CatalogResponse>;

/**
 * Parses catalogs and the marketplaces inside them. Reports and omits a field that does not match.
 * @see R-ENTITY-001 O-11
 */
export function readCatalogs(
  input: readonly unknown[],
  path: string,
  report: (problem: Problem) => void,
): Catalog[] {
  return input.flatMap((one, index) => {
    const itemPath = `${path}[${index}]`;
    const { output, problems, lost } = readFitting(CatalogResponse, one, itemPath);
    for (const problem of problems) report(problem);
    if (!output) return [];
    // A catalog with an unreadable login flag requires a login.
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

function toCatalog(response: CatalogResponse, path: string, report: (problem: Problem) => void): Catalog {
  return {
    id: response.id,
    path,
    name: response.name,
    ...(response.layout.heroImageId ? { heroImageId: response.layout.heroImageId } : {}),
    ...(response.layout.logoSpecificLink ? { logoLink: response.layout.logoSpecificLink } : {}),
    hasAgent: response.layout.agent,
    marketplaces: readCatalogs(response.marketplaces, `${path}.marketplaces`, report),
    isDefault: response.defaultCatalog === true || String(response.defaultCatalog) === response.id,
    requiresLogin: response.loginRequiredForAccess,
    requiresSingleSignOn: response.ssoLoginRequiredForAccess,
    canChangeCatalog: response.changeCatalog,
    hasHotline: response.hotlineInformationToggle,
    components: response.components,
    search: searchSettings(response),
    ...(response.moduleSettings == null ? {} : { modules: readModules(response.moduleSettings) }),
    ...(response.cdnUrl ? { cdnUrl: response.cdnUrl } : {}),
  };
}

function searchSettings(response: CatalogResponse): SearchSettings {
  const ordered = [...response.resultPageTagCategories].sort((one, other) => one.orderNr - other.orderNr);
  return {
    mostUsedFilters: response.resultPageShowMostUsedFilters ?? true,
    showStatusFilter: response.resultPageShowStatusFilter ?? true,
    showTypeFilter: response.resultPageShowTypeFilter ?? true,
    showAllTagCategories: response.showAllTagCategories ?? ordered.length === 0,
    tagCategoryIds: ordered.map(({ tagCategoryId }) => tagCategoryId),
    listSize: pick(viewSizes, response.resultPageUIListViewSize) ?? 'Expanded',
    calendarSize: pick(viewSizes, response.resultPageUICalendarViewSize) ?? 'Expanded',
    defaultView: pick(views, response.resultPageDefaultView) ?? 'List',
  };
}

/** The index of each entry is its number in the configuration. @see R-ENTITY-079 R-ENTITY-080 A-059 */
const viewSizes: readonly ViewSize[] = ['None', 'Expanded', 'Compact'];
const views: readonly View[] = ['List', 'Calendar'];

function pick<Name extends string>(
  names: readonly Name[],
  value: string | number | null | undefined,
): Name | undefined {
  const sought = String(value).trim().toLowerCase();
  return names.find((name, number) => name.toLowerCase() === sought || String(number) === sought);
}

/** The domain names of the module switches, with their names in the configuration. @see R-ENTITY-004 A-005 */
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

/** Parses the module switches. A missing switch is off. @see R-VALID-039 */
export function readModules(input: unknown): ModuleSettings {
  const response = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const entries = Object.entries(moduleFields).map(([name, field]) => [name, response[field] === true]);
  return Object.fromEntries(entries) as ModuleSettings;
}
