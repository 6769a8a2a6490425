import { expect, it } from 'vitest';
import { isCalendarDate } from '../../../src/domain/dates/calendar-date';

it.each([
  ['2026-03-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-3-1', false],
  ['2026-03-01T00:00', false],
  ['', false],
])('%j is a calendar date: %s [A-075]', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
