import { readMediaType, type MediaType } from '../media/media-types';
import { readContentType, type ContentType } from '../home/content-types';
import { readListType, type ListType } from '../lists/list-types';

/** The current screen. Each screen of the product is one of these routes. @see R-OTHER-016..038 */
export type Route =
  | { name: 'home' }
  | { name: 'mobileSearch' }
  | { name: 'search'; phrase: string }
  | { name: 'searchAll' }
  | { name: 'searchLink'; phrase: string; elementId: string }
  | { name: 'searchAllLink'; elementId: string }
  | { name: 'lists'; listType: ListType }
  | { name: 'listDetails'; listId: string }
  | { name: 'seeAll'; contentType: ContentType; subType?: string }
  | { name: 'myActivities'; elementId: string }
  | { name: 'playMedia'; mediaId: string; mediaType: MediaType }
  | { name: 'playMediaOnCourse'; courseId: string; mediaId?: string; mediaType?: MediaType }
  | { name: 'previewContent'; catalogId: string }
  | { name: 'accessDenied' }
  | { name: 'error' }
  | { name: 'notFound'; path: string };

export type RouteName = Route['name'];

/** The fragment of the address while the user edits a list on home. @see R-HOME-039 */
export const editorFragment = 'user-custom-elements-dialog';

type Params = Record<string, string>;

/** `:x` is a required parameter and `:x?` an optional one. `read` returns undefined for invalid values. @see A-017 */
type RouteRow = { path: string; read: (params: Params) => Route | undefined };

/** All paths of the product, relative to the base path that the page configures. @see A-156 */
const routeRows = {
  home: { path: '', read: () => ({ name: 'home' }) },
  mobileSearch: { path: 'catalog/mobile-search', read: () => ({ name: 'mobileSearch' }) },
  search: { path: 'catalog/search/:phrase', read: (p) => ({ name: 'search', phrase: paramOf(p, 'phrase') }) },
  searchAll: { path: 'catalog/search-all', read: () => ({ name: 'searchAll' }) },
  searchLink: {
    path: 'catalog/search-link/:phrase/:elementId',
    read: (p) => ({ name: 'searchLink', phrase: paramOf(p, 'phrase'), elementId: paramOf(p, 'elementId') }),
  },
  searchAllLink: {
    path: 'catalog/search-all-link/:elementId',
    read: (p) => ({ name: 'searchAllLink', elementId: paramOf(p, 'elementId') }),
  },
  lists: {
    path: 'catalog/lists/:listType?',
    read: (p) => ({ name: 'lists', listType: readListType(paramOf(p, 'listType')) }),
  },
  listDetails: {
    path: 'catalog/list-details/:listId',
    read: (p) => ({ name: 'listDetails', listId: paramOf(p, 'listId') }),
  },
  seeAll: { path: 'catalog/see-all/:contentType/:subType?', read: readSeeAll },
  myActivities: {
    path: 'catalog/my-activities/:elementId',
    read: (p) => ({ name: 'myActivities', elementId: paramOf(p, 'elementId') }),
  },
  playMedia: { path: 'catalog/play-media/:mediaId/:mediaType', read: readPlayMedia },
  playMediaOnCourse: {
    path: 'catalog/play-media-on-course/:courseId/:mediaId?/:mediaType?',
    read: readPlayMediaOnCourse,
  },
  previewContent: {
    path: 'catalog/preview-content/:catalogId',
    read: (p) => ({ name: 'previewContent', catalogId: paramOf(p, 'catalogId') }),
  },
  accessDenied: { path: 'catalog/access-denied', read: () => ({ name: 'accessDenied' }) },
  error: { path: 'catalog/error', read: () => ({ name: 'error' }) },
} as const satisfies Record<Exclude<RouteName, 'notFound'>, RouteRow>;

/**
 * Parses a path below the base path. A path without a matching screen becomes `notFound`.
 * @see R-OTHER-016 R-OTHER-038
 */
export function parseRoute(path: string): Route {
  const segments = path.replace(/^\/|\/$/g, '').split('/');
  for (const row of Object.values<RouteRow>(routeRows)) {
    const params = match(row.path.split('/'), segments);
    const route = params && row.read(params);
    if (route) return route;
  }
  return { name: 'notFound', path };
}

/** Returns the path of a route. `parseRoute(routePath(route))` returns the same route. @see R-OTHER-016..038 */
export function routePath(route: Route): string {
  if (route.name === 'notFound') return route.path;
  const params = new Map<string, string>(Object.entries(route));
  const segments = routeRows[route.name].path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeSegment(params.get(nameOf(part)) ?? '') : part));
  return `/${segments.join('/')}`.replace(/(?<=.)\/+$/, '');
}

function match(pattern: string[], segments: string[]): Params | undefined {
  if (segments.length > pattern.length) return undefined;
  const params: Params = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!fits(part, segment)) return undefined;
    if (part.startsWith(':') && segment) params[nameOf(part)] = decodeSegment(segment);
  }
  return params;
}

function fits(part: string, segment: string): boolean {
  if (!part.startsWith(':')) return part === segment;
  return segment !== '' || part.endsWith('?');
}

function readSeeAll(params: Params): Route | undefined {
  const contentType = readContentType(paramOf(params, 'contentType'));
  if (!contentType) return undefined;
  const subType = params['subType'];
  return { name: 'seeAll', contentType, ...(subType && { subType }) };
}

function readPlayMedia(params: Params): Route | undefined {
  const mediaType = readMediaType(paramOf(params, 'mediaType'));
  return mediaType && { name: 'playMedia', mediaId: paramOf(params, 'mediaId'), mediaType };
}

function readPlayMediaOnCourse(params: Params): Route | undefined {
  const { mediaId, mediaType } = params;
  const type = mediaType === undefined ? undefined : readMediaType(mediaType);
  if (mediaType !== undefined && !type) return undefined;
  const media = { ...(mediaId && { mediaId }), ...(type && { mediaType: type }) };
  return { name: 'playMediaOnCourse', courseId: paramOf(params, 'courseId'), ...media };
}

const paramOf = (params: Params, name: string): string => params[name] ?? '';

const nameOf = (part: string): string => part.replace(/[:?]/g, '');

/** Encodes a segment of a path. Replaces a lone surrogate, for which `encodeURIComponent` would throw. */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the segment unchanged if it contains a stray percent sign. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
