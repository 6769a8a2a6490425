import { codeOfItemType, itemTypeOf, type ItemType } from '../activities/item-types';
import { isCalendarDate } from '../dates/calendar-date';
import { noChoices, sortTypes, type SearchChoices, type SortType } from './search-choices';
import type { QueryValue } from './query-values';

/** Where a parameter may travel: in a search, in the my-activities list, or both (R-API-013, R-API-049). */
type Scope = 'search' | 'activities';

/** One row: the name in code, its short name in addresses and requests, and who may receive it (R-ENTITY-077). */
export const queryParameters = {
  mandatory: { short: 'ma', scope: 'search' },
  targetGroup: { short: 'tg', scope: 'search' },
  signedUp: { short: 'su', scope: 'search' },
  openForSignup: { short: 'ofs', scope: 'search' },
  sort: { short: 'st', scope: 'search' },
  types: { short: 'ty', scope: 'search' },
  tags: { short: 'ta', scope: 'search' },
  classTags: { short: 'cta', scope: 'search' },
  statuses: { short: 'usc', scope: 'search' },
  date: { short: 'std', scope: 'search' },
  tagCategories: { short: 'tcat', scope: 'search' },
  classTagCategories: { short: 'ctcat', scope: 'search' },
  systemTypes: { short: 'at', scope: 'activities' },
  systemStatuses: { short: 'sat', scope: 'activities' },
  contentTypes: { short: 'ct', scope: 'activities' },
  activitiesText: { short: 'mas', scope: 'activities' },
  includeArchived: { short: 'maa', scope: 'activities' },
} as const satisfies Record<Exclude<keyof SearchChoices, 'phrase'>, { short: string; scope: Scope }>;

export type ChoiceName = keyof typeof queryParameters;

/** The value of a choice as it is written; types travel by code, sorting by number (A-062, R-ENTITY-082). */
export function writtenChoice(name: ChoiceName, choices: SearchChoices): QueryValue {
  if (name === 'types') return choices.types.map((type) => codeOfItemType(type) ?? type);
  if (name === 'sort') return choices.sort && sortTypes.indexOf(choices.sort);
  return choices[name];
}

/** The choices in a list of texts per choice; unknown and broken values are left out. */
export function choicesFromTexts(textsOf: (name: ChoiceName) => readonly string[]): SearchChoices {
  const list = (name: ChoiceName): string[] => [...new Set(textsOf(name).filter((text) => text !== ''))];
  const ids = (name: ChoiceName) => list(name).filter((text) => isId.test(text));
  const flag = (name: ChoiceName): boolean => ['true', '1'].includes(list(name)[0]?.toLowerCase() ?? '');
  const sort = readSort(list('sort')[0]);
  const date = list('date')[0];
  return {
    ...noChoices,
    mandatory: flag('mandatory'),
    targetGroup: flag('targetGroup'),
    signedUp: flag('signedUp'),
    openForSignup: flag('openForSignup'),
    types: [...new Set(list('types').flatMap(readType))],
    statuses: list('statuses'),
    tags: ids('tags'),
    classTags: ids('classTags'),
    tagCategories: ids('tagCategories'),
    classTagCategories: ids('classTagCategories'),
    systemTypes: ids('systemTypes'),
    systemStatuses: ids('systemStatuses'),
    contentTypes: ids('contentTypes'),
    activitiesText: list('activitiesText')[0] ?? '',
    includeArchived: flag('includeArchived'),
    ...(date && isCalendarDate(date) && { date }),
    ...(sort && { sort }),
  };
}

/** Ids are numbers or GUIDs. */
const isId = /^(\d+|[\da-f-]{36})$/i;

/** A sort outside the known numbers is ignored. */
function readSort(text: string | undefined): SortType | undefined {
  return sortTypes.find((_, number) => String(number) === text);
}

function readType(text: string): ItemType[] {
  try {
    return [itemTypeOf(text)];
  } catch {
    return [];
  }
}
