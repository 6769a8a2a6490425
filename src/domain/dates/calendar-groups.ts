import { clockTime } from './zone-clock';

/** The items of one month, or the items without a date. */
export type CalendarGroup<Item> = { month: CalendarMonth | undefined; items: Item[] };

/** A year, and a month from 1 to 12. */
export type CalendarMonth = { year: number; month: number };

/**
 * Groups items by month and year, in ascending order. Items without a date come last.
 * @see R-LAYOUT-011 R-LAYOUT-012 A-060
 */
export function calendarGroups<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => Date | undefined,
  timeZone: string,
): CalendarGroup<Item>[] {
  const dated = items
    .map((item) => ({ item, date: dateOf(item) }))
    .sort((one, other) => timeOf(one.date) - timeOf(other.date) || 0);
  const groups = new Map<string, CalendarGroup<Item>>();
  for (const { item, date } of dated) {
    const month = date && clockTime(date, timeZone);
    const key = month ? `${month.year}-${month.month}` : '';
    const group = groups.get(key) ?? { month: month && { year: month.year, month: month.month }, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const timeOf = (date: Date | undefined): number => date?.getTime() ?? Number.MAX_SAFE_INTEGER;
