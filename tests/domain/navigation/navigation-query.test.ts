import { expect, it } from 'vitest';
import { preservesQuery, queryAfter } from '../../../src/domain/navigation/navigation-query';
import type { Route } from '../../../src/domain/navigation/routes';

const home: Route = { name: 'home' };
const browsing: Route[] = [
  { name: 'search', phrase: 'aid' },
  { name: 'searchAll' },
  { name: 'mobileSearch' },
  { name: 'searchLink', phrase: 'aid', elementId: '7' },
  { name: 'searchAllLink', elementId: '7' },
  { name: 'myActivities', elementId: '7' },
  { name: 'lists', listType: 'owned' },
  { name: 'listDetails', listId: '1' },
  { name: 'seeAll', contentType: 'News' },
  { name: 'playMedia', mediaId: '1', mediaType: 'pdf' },
  { name: 'playMediaOnCourse', courseId: '5' },
];

it.each(browsing.flatMap((from) => browsing.map((to) => ({ from, to }))))(
  'the query stays from $from.name to $to.name [R-OTHER-049]',
  ({ from, to }) => {
    expect(preservesQuery(from, to)).toBe(true);
    expect(queryAfter({ from, to, query: 'ta=1&ta=2&st=0' })).toBe('ta=1&ta=2&st=0');
  },
);

it('the query is dropped on the way to and from home [R-OTHER-049]', () => {
  expect(queryAfter({ from: { name: 'searchAll' }, to: home, query: 'ta=1&id=4&direct=1' })).toBe(
    'id=4&direct=1',
  );
  expect(preservesQuery(home, { name: 'searchAll' })).toBe(false);
});

it.each<Route>([
  home,
  { name: 'previewContent', catalogId: '4' },
  { name: 'accessDenied' },
  { name: 'error' },
  { name: 'notFound', path: '/x' },
])('the query is dropped between $name and a search', (other) => {
  expect(preservesQuery(other, { name: 'searchAll' })).toBe(false);
  expect(preservesQuery({ name: 'searchAll' }, other)).toBe(false);
});

it('the query stays on the way from any screen to media on a course [R-OTHER-033]', () => {
  const to: Route = { name: 'playMediaOnCourse', courseId: '5' };
  expect(queryAfter({ from: home, to, query: 'ta=1' })).toBe('ta=1');
});

it('the query of play-media gets the catalog id [R-OTHER-031]', () => {
  const to: Route = { name: 'playMedia', mediaId: '1', mediaType: 'pdf' };
  expect(queryAfter({ from: home, to, query: '', catalogId: '17' })).toBe('id=17');
});

const links: Route[] = [
  { name: 'searchLink', phrase: 'aid', elementId: '7' },
  { name: 'searchAllLink', elementId: '7' },
  { name: 'myActivities', elementId: '7' },
  { name: 'searchAll' },
];
const screens: Route[] = [home, { name: 'previewContent', catalogId: '4' }, { name: 'error' }, ...browsing];

it.each(screens.flatMap((from) => links.map((to) => ({ from, to }))))(
  'the filters of a link stay from $from.name to $to.name [R-OTHER-021 R-OTHER-023 R-OTHER-029]',
  ({ from, to }) => {
    const move = { from, to, query: 'ta=9&std=x', linkQuery: 'ta=1&ta=2&usc=USC' };
    expect(queryAfter(move)).toBe('ta=1&ta=2&usc=USC');
    expect(queryAfter({ ...move, catalogId: '17' })).toBe('ta=1&ta=2&usc=USC&id=17');
    expect(queryAfter({ ...move, linkQuery: '' })).toBe('');
  },
);
