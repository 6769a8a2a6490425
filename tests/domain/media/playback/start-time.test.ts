import { expect, it } from 'vitest';
import { startTimeOf, withStartTime } from '../../../../src/domain/media/playback/start-time';

it.each([
  ['t=760', 760],
  ['id=1&t=0', 0],
  ['id=1', undefined],
  ['t=', undefined],
  ['t=12:40', undefined],
  ['t=-3', undefined],
  ['t=1e3', undefined],
  ['t=99999999', undefined],
])('the query %s starts a media item at second %s [O-14]', (query, seconds) => {
  expect(startTimeOf(query)).toBe(seconds);
});

it.each([
  ['id=1', 12.9, 'id=1&t=12'],
  ['t=3&id=1', 40, 't=40&id=1'],
  ['t=3&id=1', undefined, 'id=1'],
])('the query %s gets the second %s [O-14]', (query, seconds, expected) => {
  expect(withStartTime(query, seconds)).toBe(expected);
});
