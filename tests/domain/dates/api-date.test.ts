import { describe, expect, it } from 'vitest';
import { isAhead, readApiDate } from '../../../src/domain/dates/api-date';

const read = (text: string, zone: string) => readApiDate(text, zone)?.toISOString();

describe('a date of the API', () => {
  it.each([
    ['2026-01-15T10:00:00', 'Europe/Copenhagen', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T10:00:00', 'Europe/Copenhagen', '2026-07-15T08:00:00.000Z'],
    ['2026-07-15 10:00', 'Europe/Copenhagen', '2026-07-15T08:00:00.000Z'],
    [' 2026-07-15 ', 'Europe/Copenhagen', '2026-07-14T22:00:00.000Z'],
    ['2026-07-15T10:00:00.1234567', 'America/New_York', '2026-07-15T14:00:00.123Z'],
    ['2026-07-15T10:00:00', 'Asia/Kolkata', '2026-07-15T04:30:00.000Z'],
    ['2026-07-15T10:00:00', 'UTC', '2026-07-15T10:00:00.000Z'],
  ])('written as %s in %s is the time %s [O-16]', (text, zone, date) => {
    expect(read(text, zone)).toBe(date);
  });

  it.each([
    ['the morning after clocks went forward', '2026-03-29T12:00:00', '2026-03-29T10:00:00.000Z'],
    ['the hour that clocks skip', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['the first of the hour that comes twice', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
    ['the morning after clocks went back', '2026-10-25T12:00:00', '2026-10-25T11:00:00.000Z'],
  ])('is right at %s [O-16]', (_, text, date) => {
    expect(read(text, 'Europe/Copenhagen')).toBe(date);
  });

  it.each([
    ['2026-07-15T10:00:00Z', '2026-07-15T10:00:00.000Z'],
    ['2026-07-15T10:00:00+05:30', '2026-07-15T04:30:00.000Z'],
    ['2026-07-15T10:00:00-0400', '2026-07-15T14:00:00.000Z'],
  ])('keeps the offset of %s', (text, date) => {
    expect(read(text, 'Asia/Tokyo')).toBe(date);
  });

  it.each(['', 'soon', '15/07/2026', '2026-13-01', '2026', '2026-07-15T99:00'])(
    'is undefined for %j',
    (text) => {
      expect(read(text, 'UTC')).toBeUndefined();
    },
  );
});

it.each([
  ['2026-03-03T10:00:00', true],
  ['2026-03-02', true],
  [' 2026-03-02 07:00', true],
  ['2026-03-01T23:00:00', false],
  ['2026-03-01', false],
])('on 2 March a calendar can add %s: %s [A-060]', (response, expected) => {
  expect(isAhead(response, new Date('2026-03-02T08:30:00Z'))).toBe(expected);
});
