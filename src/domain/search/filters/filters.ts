import { itemTypeLabels } from '../../activities/item-type-labels';
import { codeOfItemType, itemTypeOf, type ItemType } from '../../activities/item-types';
import { statusGroupLabels } from '../../activities/status/status-group-labels';
import {
  coursesStatusGroups,
  searchGroupOf,
  searchStatusGroups,
} from '../../activities/status/status-groups';
import { systemTypes } from '../../activities/status/system-types';
import { availableTypes } from '../../catalog/module-settings';
import { isCalendarDate } from '../../dates/calendar-date';
import { isUser } from '../../session/viewer';
import { sortTypes, type SortType } from '../sort-types';
import type { Filter, FilterEntry, Offer } from './filter';
import { flag, idList, list, single, text } from './make-filter';

const isForUsers = ({ viewer }: Offer) => isUser(viewer);
const needsTargetGroups = ({ viewer, modules }: Offer) => isUser(viewer) && modules.targetGroups;

/** Returns no values, because `engineRequest` itself adds the tags and groups them by category. */
const byCategory = () => [];

const statusEntry = (group: string, id = group): FilterEntry => ({
  id,
  label: statusGroupLabels[group as keyof typeof statusGroupLabels],
});

function readType(name: string): ItemType[] {
  try {
    return [itemTypeOf(name)];
  } catch {
    return [];
  }
}

/**
 * Everything that a person can choose except the phrase, as one filter each. Addresses and requests contain the filters
 * in this order. The panel sorts their categories by `category.id`.
 */
export const filters = {
  mandatory: flag({
    scope: 'search',
    parameter: 'ma',
    linkNames: ['mandatory'],
    mostUsed: { bit: 2, label: 'FILTER_MANDATORY', isOffered: needsTargetGroups },
    engine: { attribute: null },
  }),
  targetGroup: flag({
    scope: 'search',
    parameter: 'tg',
    linkNames: ['targetGroup'],
    mostUsed: { bit: 4, label: 'FILTER_TARGET_GROUP', isOffered: needsTargetGroups },
    engine: { attribute: null },
  }),
  signedUp: flag({
    scope: 'search',
    parameter: 'su',
    linkNames: ['signedUp'],
    mostUsed: { bit: 8, label: 'FILTER_SIGNED_UP', isOffered: isForUsers },
    engine: { attribute: null },
  }),
  openForSignup: flag({
    scope: 'search',
    parameter: 'ofs',
    linkNames: ['openForSignup'],
    mostUsed: { bit: 16, label: 'FILTER_AVAILABLE_SEATS', isOffered: () => true },
    engine: { attribute: 'openForSignup' },
  }),
  /** The sort order. Addresses and requests contain its number. Any other number is ignored. @see A-052 */
  sort: single<SortType>({
    parameter: 'st',
    linkNames: ['sortType'],
    read: ([text]) => sortTypes.find((_, number) => String(number) === text),
    write: (sort) => sort && sortTypes.indexOf(sort),
  }),
  types: list<ItemType>({
    scope: 'search',
    parameter: 'ty',
    linkNames: ['types'],
    read: (texts) => [...new Set(texts.flatMap(readType))],
    // Addresses and requests contain the code of a type, or its name if it has no code. @see A-062
    write: (types) => types.map((type) => codeOfItemType(type) ?? type),
    category: {
      id: '4',
      kind: 'types',
      label: 'FILTER_TYPE',
      entries: ({ settings, modules }) =>
        settings.showTypeFilter && modules
          ? availableTypes(modules).map((id) => ({ id, label: itemTypeLabels[id] }))
          : [],
    },
    engine: {
      attribute: 'type',
      values: (types) => types.map((type) => String(codeOfItemType(type) ?? type)),
    },
  }),
  tags: idList({
    scope: 'search',
    parameter: 'ta',
    linkNames: ['tag', 'tags'],
    engine: { attribute: 'tags', values: byCategory },
  }),
  classTags: idList({
    scope: 'search',
    parameter: 'cta',
    linkNames: ['classTag', 'classTags'],
    engine: { attribute: 'classTags', values: byCategory },
  }),
  /** Short status codes. A status group is selected if all its codes are in the value. @see A-061 */
  statuses: list({
    scope: 'search',
    parameter: 'usc',
    linkNames: ['statuses'],
    count: (codes) => new Set(codes.map((code) => searchGroupOf(code) ?? code)).size,
    valuesOf: (group) => searchStatusGroups[group as keyof typeof searchStatusGroups],
    category: {
      id: '3',
      kind: 'statuses',
      label: 'FILTER_STATUS',
      entries: ({ settings, viewer }) =>
        settings.showStatusFilter && viewer && isUser(viewer)
          ? Object.keys(searchStatusGroups).map((id) => statusEntry(id))
          : [],
    },
    engine: { attribute: null },
  }),
  /** The earliest day of the results, as yyyy-MM-dd. @see A-075 */
  date: single<string>({
    parameter: 'std',
    linkNames: ['date'],
    read: ([text]) => (text && isCalendarDate(text) ? text : undefined),
    count: (date) => (date === undefined ? 0 : 1),
    // The attribute contains seconds since 1970.
    engine: { attribute: 'startsAt' },
  }),
  /** The ids of the categories that are selected as a whole. `tags` does not contain their tags. @see A-066 */
  tagCategories: idList({
    scope: 'search',
    parameter: 'tcat',
    linkNames: ['tagCategory', 'tagCategories'],
    engine: { attribute: 'tagCategories', values: byCategory },
  }),
  classTagCategories: idList({
    scope: 'search',
    parameter: 'ctcat',
    linkNames: ['classTagCategory', 'classTagCategories'],
    engine: { attribute: 'classTagCategories', values: byCategory },
  }),
  systemTypes: idList({
    scope: 'activities',
    parameter: 'at',
    linkNames: ['systemTypes'],
    category: {
      id: '26',
      kind: 'systemTypes',
      label: 'FILTER_TYPE',
      entries: ({ settings }) =>
        settings.showTypeFilter
          ? Object.values(systemTypes).map(({ id, label }) => ({ id: String(id), label }))
          : [],
    },
  }),
  systemStatuses: idList({
    scope: 'activities',
    parameter: 'sat',
    linkNames: ['statusOnSystemTypes'],
    category: {
      id: '25',
      kind: 'statusOnSystemTypes',
      label: 'FILTER_STATUS',
      entries: ({ settings }) =>
        settings.showStatusFilter
          ? Object.entries(coursesStatusGroups).map(([name, { id }]) => statusEntry(name, String(id)))
          : [],
    },
  }),
  contentTypes: idList({
    scope: 'activities',
    parameter: 'ct',
    linkNames: ['contentTypes'],
    count: () => 0,
  }),
  activitiesText: text({ scope: 'activities', parameter: 'mas', linkNames: ['myActivitiesSearch'] }),
  includeArchived: flag({ scope: 'activities', parameter: 'maa', linkNames: ['myActivitiesArchived'] }),
};

export type ChoiceName = keyof typeof filters;

export const choiceNames = Object.keys(filters) as ChoiceName[];

/** Returns a filter without the type of its value, for code that treats all filters alike. */
export const filterOf = (name: ChoiceName): Filter<unknown> =>
  (filters as Record<ChoiceName, Filter<unknown>>)[name];
