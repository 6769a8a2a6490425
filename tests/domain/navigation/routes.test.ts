import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaTypes } from '../../../src/domain/activities/media-types';
import { contentTypeNumbers, type ContentType } from '../../../src/domain/home/content-types';
import { listTypes } from '../../../src/domain/lists/list-types';
import { parseRoute, routePath, type Route } from '../../../src/domain/navigation/routes';

const text = fc.oneof(
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.constantFrom('100%', 'a/b', 'what?', 'c#', '%2F', 'å ø', '..', '?#%'),
);
const contentType = fc.constantFrom(...(Object.keys(contentTypeNumbers) as ContentType[]));
const mediaType = fc.constantFrom(...mediaTypes);
const named = <Name extends Route['name']>(name: Name) => fc.constant(name);

const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ name: fc.constantFrom('home', 'mobileSearch', 'searchAll', 'accessDenied', 'error') }),
  fc.record({ name: named('search'), phrase: text }),
  fc.record({ name: named('searchLink'), phrase: text, elementId: text }),
  fc.record({ name: fc.constantFrom('searchAllLink', 'myActivities'), elementId: text }),
  fc.record({ name: named('lists'), listType: fc.constantFrom(...listTypes) }),
  fc.record({ name: named('listDetails'), listId: text }),
  fc.record({ name: named('seeAll'), contentType, subType: text }),
  fc.record({ name: named('seeAll'), contentType }),
  fc.record({ name: named('playMedia'), mediaId: text, mediaType }),
  fc.record({ name: named('playMediaOnCourse'), courseId: text }),
  fc.record({ name: named('playMediaOnCourse'), courseId: text, mediaId: text }),
  fc.record({ name: named('playMediaOnCourse'), courseId: text, mediaId: text, mediaType }),
  fc.record({ name: named('previewContent'), catalogId: text }),
  fc.record({ name: named('notFound'), path: fc.constantFrom('/catalog/not-found', '/elsewhere') }),
);

describe('routes', () => {
  it('reads back every route from the path it writes', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(parseRoute(routePath(route))).toEqual(route);
      }),
    );
  });

  it.each<[string, string, Route]>([
    ['R-OTHER-016', '/', { name: 'home' }],
    ['R-OTHER-017', '/catalog/mobile-search', { name: 'mobileSearch' }],
    ['R-OTHER-018', '/catalog/search/first%20aid', { name: 'search', phrase: 'first aid' }],
    ['R-OTHER-019', '/catalog/search-all', { name: 'searchAll' }],
    ['R-OTHER-020', '/catalog/search-link/aid/7', { name: 'searchLink', phrase: 'aid', elementId: '7' }],
    ['R-OTHER-022', '/catalog/search-all-link/7', { name: 'searchAllLink', elementId: '7' }],
    ['R-OTHER-024', '/catalog/lists/followed', { name: 'lists', listType: 'followed' }],
    ['R-OTHER-025', '/catalog/list-details/12', { name: 'listDetails', listId: '12' }],
    ['R-OTHER-026', '/catalog/see-all/News', { name: 'seeAll', contentType: 'News' }],
    [
      'R-HOME-030',
      '/catalog/see-all/CustomList/1',
      { name: 'seeAll', contentType: 'CustomList', subType: '1' },
    ],
    ['R-HOME-031', '/catalog/see-all/Channel/2', { name: 'seeAll', contentType: 'Channel', subType: '2' }],
    ['R-OTHER-028', '/catalog/my-activities/3', { name: 'myActivities', elementId: '3' }],
    ['R-OTHER-030', '/catalog/play-media/9/video', { name: 'playMedia', mediaId: '9', mediaType: 'video' }],
    ['R-OTHER-032', '/catalog/play-media-on-course/5', { name: 'playMediaOnCourse', courseId: '5' }],
    ['R-OTHER-034', '/catalog/preview-content/1', { name: 'previewContent', catalogId: '1' }],
    ['R-OTHER-035', '/catalog/access-denied', { name: 'accessDenied' }],
    ['R-OTHER-036', '/catalog/error', { name: 'error' }],
    ['R-OTHER-037', '/catalog/not-found', { name: 'notFound', path: '/catalog/not-found' }],
    ['R-OTHER-038', '/nowhere/at/all', { name: 'notFound', path: '/nowhere/at/all' }],
  ])('%s reads and writes %s', (_, path, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(routePath(route)).toBe(path);
  });

  it.each<[string, string, Route]>([
    ['A-017', '/catalog/see-all/news', { name: 'seeAll', contentType: 'News' }],
    ['A-017', '/catalog/see-all/1/2', { name: 'seeAll', contentType: 'Channel', subType: '2' }],
    ['A-017', '/catalog/play-media/9/202', { name: 'playMedia', mediaId: '9', mediaType: 'video' }],
    ['A-017', '/catalog/play-media/9/EDESIGNER', { name: 'playMedia', mediaId: '9', mediaType: 'eDesigner' }],
    ['A-105', '/catalog/lists/whatever', { name: 'lists', listType: 'favorites' }],
    ['A-105', '/catalog/lists', { name: 'lists', listType: 'favorites' }],
  ])('%s is tolerant of %s', (_, path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it.each([
    '/catalog/see-all/Nothing',
    '/catalog/play-media/9/film',
    '/catalog/play-media-on-course/5/9/film',
    '/catalog/search',
    '/catalog/search/a/b',
    '/catalog/search-all/more',
  ])('R-OTHER-038 finds nothing at %s', (path) => {
    expect(parseRoute(path)).toEqual({ name: 'notFound', path });
  });

  it('keeps a stray percent sign as it stands', () => {
    expect(parseRoute('/catalog/search/100%')).toEqual({ name: 'search', phrase: '100%' });
  });

  it('writes half a surrogate pair without failing', () => {
    expect(routePath({ name: 'search', phrase: 'a\uD800' })).toBe('/catalog/search/a%EF%BF%BD');
  });
});
