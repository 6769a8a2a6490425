import { routePath, type Route } from '../navigation/routes';
import { choicesFromQuery, valuesByParameter } from '../search/choices-query';
import { choiceNames, filterOf, type ChoiceName } from '../search/filters/filters';
import { queryEntries, type QueryValue } from '../search/query-values';
import { isSearchRoute, phraseOf, withPhrase } from '../search/search-route';

/** The location of the catalog, for absolute addresses of its screens. */
export interface CatalogLocation {
  /** The absolute address of the home screen, such as `https://portal.example/learn/`. */
  baseUrl: string;
  /** The id of the current catalog. Undefined for the default catalog if its addresses contain no id. @see A-135 */
  catalogId?: string | undefined;
}

/**
 * Returns the absolute address that identifies a screen, or undefined for a screen without content of its own. All
 * addresses of a screen have the same canonical address: it contains the catalog, the phrase and the filters in a fixed
 * order, but no sort order and no parameter of other pages. It contains no filter by the person's own data, because such
 * a filter makes no other public page.
 * @param query the query string of the current address
 */
export function canonicalAddress(route: Route, location: CatalogLocation, query = ''): string | undefined {
  if (isWithoutContent(route)) return undefined;
  const target = isSearchRoute(route) ? withPhrase({ name: 'searchAll' }, phraseOf(route)) : route;
  const { catalogId } = location;
  const params = new URLSearchParams([
    ...(catalogId ? [['id', catalogId]] : []),
    ...(isSearchRoute(route) ? publicFilters(query) : []),
  ]).toString();
  const base = location.baseUrl.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return base + routePath(target) + (params && `?${params}`);
}

const isWithoutContent = ({ name }: Route): boolean =>
  name === 'accessDenied' || name === 'error' || name === 'notFound';

/** Returns the parameters of the filters that make another public page, each with its values in alphabetical order. */
function publicFilters(query: string): [string, string][] {
  const values = valuesByParameter(choicesFromQuery(query), 'search');
  const names = choiceNames.filter(isPublicFilter).map((name) => filterOf(name).parameter);
  return queryEntries(Object.fromEntries(names.map((name) => [name, sorted(values[name])])));
}

/**
 * Returns whether a filter has the same results for every visitor. An index cannot know the value of a filter by the
 * person's own data, so such a filter has no attribute. Nor has the sort order.
 */
const isPublicFilter = (name: ChoiceName): boolean => filterOf(name).engine?.attribute != null;

const sorted = (value: QueryValue): QueryValue =>
  typeof value === 'object' && value !== null ? value.map(String).sort() : value;
