import { expect, it } from 'vitest';
import { isoDate, isoDuration, lengthDuration } from '../../../src/domain/structured-data/iso-time';

it.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-09T09:00:00', '2026-03-09T08:00:00.000Z'],
  ['2026-07-09T09:00', '2026-07-09T07:00:00.000Z'],
  ['2026-03-09T09:00:00+02:00', '2026-03-09T07:00:00.000Z'],
  ['9 March', undefined],
  ['2026-03-09T25:99', undefined],
  ['2026-02-30', undefined],
  ['', undefined],
  [undefined, undefined],
])('the date %s is %s in structured data [O-16]', (text, iso) => {
  expect(isoDate(text, 'Europe/Copenhagen')).toBe(iso);
});

it.each([
  ['40 {seconds}', 'PT40S'],
  ['3 {minutes}', 'PT3M'],
  ['90 {{Minutes}}', 'PT1H30M'],
  ['1 {hours} 30 {minutes}', 'PT1H30M'],
  ['1,5 {hours}', 'PT1H30M'],
  ['1.25 { hours }', 'PT1H15M'],
  ['2{hours}, 5 {seconds}', 'PT2H5S'],
  ['0 {minutes}', undefined],
  ['3 {pages}', undefined],
  ['3 {pages} 2 {minutes}', undefined],
  ['about 3 {minutes}', undefined],
  ['3:20', undefined],
  ['', undefined],
  [undefined, undefined],
])('the length %s is the duration %s [R-ENTITY-067]', (length, duration) => {
  expect(lengthDuration(length)).toBe(duration);
});

it.each([
  [59.6, 'PT1M'],
  [3600, 'PT1H'],
  [3661, 'PT1H1M1S'],
  [0, undefined],
  [-5, undefined],
  [Number.NaN, undefined],
])('%d seconds are the duration %s', (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});
