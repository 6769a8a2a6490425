import type { Route } from './routes';
import { queryFromChoices } from '../search/choices-query';
import { choicesFromTexts, type ChoiceName } from '../search/query-parameters';
import type { SearchChoices } from '../search/search-choices';

/** What an internal page link opens, and with which filters (R-ENTITY-017). */
type InternalLink = { page: InternalPage; choices: SearchChoices };

/** The pages that a link can open, in the order of their numbers. */
const internalPages = ['search', 'searchAll', 'myActivities'] as const;
type InternalPage = (typeof internalPages)[number];

/** The names under which a link's configuration may hold a choice. */
const longNames = {
  mandatory: ['mandatory'],
  targetGroup: ['targetGroup'],
  signedUp: ['signedUp'],
  openForSignup: ['openForSignup'],
  sort: ['sortType'],
  types: ['types'],
  tags: ['tag', 'tags'],
  classTags: ['classTag', 'classTags'],
  statuses: ['statuses'],
  date: ['date'],
  tagCategories: ['tagCategory', 'tagCategories'],
  classTagCategories: ['classTagCategory', 'classTagCategories'],
  systemTypes: ['systemTypes'],
  systemStatuses: ['statusOnSystemTypes'],
  contentTypes: ['contentTypes'],
  activitiesText: ['myActivitiesSearch'],
  includeArchived: ['myActivitiesArchived'],
} as const satisfies Record<ChoiceName, readonly string[]>;

/** Reads the configuration of an internal link; one that cannot be read opens nothing (R-ENTITY-017, A-044). */
export function readInternalLink(json: string | undefined): InternalLink | undefined {
  const config = readObject(json ?? '');
  const page = config && readPage(config.get('internalPageType'));
  if (!page) return undefined;
  const choices = choicesFromTexts((name) => longNames[name].flatMap((long) => texts(config.get(long))));
  const [phrase = ''] = texts(config.get('searchPhrase'));
  return { page, choices: { ...choices, phrase: phrase.trim() } };
}

/**
 * What is wrong with the configuration of an internal link: field, expected and got; undefined where it can be read
 * (A-044, O-11).
 */
export function internalLinkProblem(json: string | undefined): string | undefined {
  if (readInternalLink(json)) return undefined;
  const config = readObject(json ?? '');
  if (!config) return `link: expected the JSON text of an object, got ${shortened(json)}`;
  const page = shortened(config.get('internalPageType'));
  return `link.internalPageType: expected search, searchAll, myActivities or 0 to 2, got ${page}`;
}

/** A value in a message, cut where it is long. */
const shortened = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);

/** Where an internal link leads: a route, and its filters as the query string (R-OTHER-020..023, R-OTHER-028, R-OTHER-029). */
export function internalLinkTarget(element: {
  id: string;
  link?: string;
}): { route: Route; query: string } | undefined {
  const link = readInternalLink(element.link);
  if (!link) return undefined;
  return { route: routeOf(link, element.id), query: queryFromChoices(link.choices) };
}

function routeOf({ page, choices: { phrase } }: InternalLink, elementId: string): Route {
  if (page === 'myActivities') return { name: 'myActivities', elementId };
  if (page === 'search' && phrase) return { name: 'searchLink', phrase, elementId };
  return { name: 'searchAllLink', elementId };
}

function readPage(value: unknown): InternalPage | undefined {
  const sought = texts(value)[0]?.trim().toLowerCase();
  return internalPages.find((page, number) => page.toLowerCase() === sought || String(number) === sought);
}

function readObject(json: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

/** The texts in a value: one, or a list of them; entries with an id count by it. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => texts(one));
  if (typeof value === 'object' && value !== null && 'id' in value) return texts(value.id);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [String(value)]
    : [];
}
