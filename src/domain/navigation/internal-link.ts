import type { Problem } from '../setup/problem';
import type { Route } from './routes';
import { choicesFromTexts, queryFromChoices } from '../search/choices-query';
import { filterOf, type ChoiceName } from '../search/filters/filters';
import type { SearchChoices } from '../search/search-choices';
import { parseFields } from '../text/parse-json';

/** The page that an internal page link opens, and its filters. @see R-ENTITY-017 */
type InternalLink = { page: InternalPage; choices: SearchChoices };

/** The pages that a link can open. The index of each entry is its number in the API. @see A-044 */
const internalPages = ['search', 'searchAll', 'myActivities'] as const;
type InternalPage = (typeof internalPages)[number];

/** Parses the configuration of an internal link. Returns undefined if it is unreadable. @see R-ENTITY-017 A-044 */
export function readInternalLink(json: string | undefined): InternalLink | undefined {
  const config = parseFields(json);
  const page = config && readPage(config['internalPageType']);
  if (!page) return undefined;
  const [phrase = ''] = texts(config['searchPhrase']);
  const textsOf = (name: ChoiceName) => filterOf(name).linkNames.flatMap((long) => texts(config[long]));
  return { page, choices: choicesFromTexts(textsOf, phrase.trim()) };
}

/**
 * Describes the problem with the configuration of an internal link: the field, the expected value and the actual value.
 * Returns undefined if the configuration is readable.
 * @see A-044 O-11
 */
export function internalLinkProblem(json: string | undefined): Problem | undefined {
  if (readInternalLink(json)) return undefined;
  const config = parseFields(json);
  if (!config) return { field: 'link', expected: 'the JSON text of an object', actual: shortened(json) };
  return {
    field: 'link.internalPageType',
    expected: 'search, searchAll, myActivities or 0 to 2',
    actual: shortened(config['internalPageType']),
    allowed: internalPages,
  };
}

/** Returns a value for a message, cut if it is long. */
const shortened = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);

/**
 * Returns where an internal link leads: a route, and its filters as the query string.
 * @see R-OTHER-020..023 R-OTHER-028 R-OTHER-029
 */
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

/** Returns the texts in a value, which is a single text or an array. An object with an `id` counts as its id. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => texts(one));
  if (typeof value === 'object' && value !== null && 'id' in value) return texts(value.id);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [String(value)]
    : [];
}
