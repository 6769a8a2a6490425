import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mediaTypes } from '../../../src/domain/media/media-types';
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
  it('are read back from every path that they write', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(parseRoute(routePath(route))).toEqual(route);
      }),
    );
  });

  it.each<[string, string, Route]>([
    ['/', 'R-OTHER-016', { name: 'home' }],
    ['/catalog/mobile-search', 'R-OTHER-017', { name: 'mobileSearch' }],
    ['/catalog/search/first%20aid', 'R-OTHER-018', { name: 'search', phrase: 'first aid' }],
    ['/catalog/search-all', 'R-OTHER-019', { name: 'searchAll' }],
    ['/catalog/search-link/aid/7', 'R-OTHER-020', { name: 'searchLink', phrase: 'aid', elementId: '7' }],
    ['/catalog/search-all-link/7', 'R-OTHER-022', { name: 'searchAllLink', elementId: '7' }],
    ['/catalog/lists/followed', 'R-OTHER-024', { name: 'lists', listType: 'followed' }],
    ['/catalog/list-details/12', 'R-OTHER-025', { name: 'listDetails', listId: '12' }],
    ['/catalog/see-all/News', 'R-OTHER-026', { name: 'seeAll', contentType: 'News' }],
    [
      '/catalog/see-all/CustomList/1',
      'R-HOME-030',
      { name: 'seeAll', contentType: 'CustomList', subType: '1' },
    ],
    ['/catalog/see-all/Channel/2', 'R-HOME-031', { name: 'seeAll', contentType: 'Channel', subType: '2' }],
    ['/catalog/my-activities/3', 'R-OTHER-028', { name: 'myActivities', elementId: '3' }],
    ['/catalog/play-media/9/video', 'R-OTHER-030', { name: 'playMedia', mediaId: '9', mediaType: 'video' }],
    ['/catalog/play-media-on-course/5', 'R-OTHER-032', { name: 'playMediaOnCourse', courseId: '5' }],
    ['/catalog/preview-content/1', 'R-OTHER-034', { name: 'previewContent', catalogId: '1' }],
    ['/catalog/access-denied', 'R-OTHER-035', { name: 'accessDenied' }],
    ['/catalog/error', 'R-OTHER-036', { name: 'error' }],
    ['/catalog/not-found', 'R-OTHER-037', { name: 'notFound', path: '/catalog/not-found' }],
    ['/nowhere/at/all', 'R-OTHER-038', { name: 'notFound', path: '/nowhere/at/all' }],
  ])('read and write %s [%s]', (path, _, route) => {
    expect(parseRoute(path)).toEqual(route);
    expect(routePath(route)).toBe(path);
  });

  it.each<[string, string, Route]>([
    ['/catalog/see-all/news', 'A-017', { name: 'seeAll', contentType: 'News' }],
    ['/catalog/see-all/1/2', 'A-017', { name: 'seeAll', contentType: 'Channel', subType: '2' }],
    ['/catalog/play-media/9/202', 'A-017', { name: 'playMedia', mediaId: '9', mediaType: 'video' }],
    ['/catalog/play-media/9/EDESIGNER', 'A-017', { name: 'playMedia', mediaId: '9', mediaType: 'eDesigner' }],
    ['/catalog/lists/whatever', 'A-105', { name: 'lists', listType: 'favorites' }],
    ['/catalog/lists', 'A-105', { name: 'lists', listType: 'favorites' }],
  ])('tolerate %s [%s]', (path, _, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  it.each([
    '/catalog/see-all/Nothing',
    '/catalog/play-media/9/film',
    '/catalog/play-media-on-course/5/9/film',
    '/catalog/search',
    '/catalog/search/a/b',
    '/catalog/search-all/more',
  ])('are not found at %s [R-OTHER-038]', (path) => {
    expect(parseRoute(path)).toEqual({ name: 'notFound', path });
  });

  it('keep a stray percent sign', () => {
    expect(parseRoute('/catalog/search/100%')).toEqual({ name: 'search', phrase: '100%' });
  });

  it('write half a surrogate pair without an error', () => {
    expect(routePath({ name: 'search', phrase: 'a\uD800' })).toBe('/catalog/search/a%EF%BF%BD');
  });
});
