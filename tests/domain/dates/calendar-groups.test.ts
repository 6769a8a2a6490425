import { describe, expect, it } from 'vitest';
import { calendarGroups } from '../../../src/domain/dates/calendar-groups';

type Dated = { name: string; date?: Date };
const item = (name: string, date?: string): Dated => ({ name, ...(date && { date: new Date(date) }) });
const grouped = (items: Dated[], zone = 'UTC') =>
  calendarGroups(items, ({ date }) => date, zone).map(({ month, items: own }) => [
    month ? `${month.year}-${month.month}` : 'no date',
    own.map(({ name }) => name).join(''),
  ]);

describe('the calendar view', () => {
  it('groups items by month and year in chronological order [R-LAYOUT-011]', () => {
    const items = [
      item('c', '2027-03-01'),
      item('b', '2026-03-20'),
      item('a', '2026-03-02'),
      item('d', '2026-01-05'),
    ];
    expect(grouped(items)).toEqual([
      ['2026-1', 'd'],
      ['2026-3', 'ab'],
      ['2027-3', 'c'],
    ]);
  });

  it('puts items without a date last, in one group [R-LAYOUT-012]', () => {
    expect(grouped([item('x'), item('a', '2026-03-02'), item('y')])).toEqual([
      ['2026-3', 'a'],
      ['no date', 'xy'],
    ]);
  });

  it('uses the month in the time zone of the portal [O-16]', () => {
    expect(grouped([item('a', '2026-03-31T23:30:00Z')], 'Europe/Copenhagen')).toEqual([['2026-4', 'a']]);
  });
});
