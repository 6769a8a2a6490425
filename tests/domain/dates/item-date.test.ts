import { expect, it } from 'vitest';
import { calendarDate } from '../../../src/domain/dates/item-date';

it('files by the next period, else by the first [A-060]', () => {
  expect(calendarDate({ nextPeriodDate: 'next', firstPeriod: 'first' })).toBe('next');
  expect(calendarDate({ firstPeriod: 'first' })).toBe('first');
  expect(calendarDate({})).toBeUndefined();
});
