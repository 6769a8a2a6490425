import { expect, it } from 'vitest';
import { calendarDate } from '../../../src/domain/dates/item-date';

it('the date of an item is its next period, else its first [A-060]', () => {
  expect(calendarDate({ nextPeriodDate: 'next', firstPeriod: 'first' })).toBe('next');
  expect(calendarDate({ firstPeriod: 'first' })).toBe('first');
  expect(calendarDate({})).toBeUndefined();
});
