/** The items of an agenda, in the order of the agenda. */
export interface Agenda<Item> {
  /** Items of days before today. */
  earlier: Item[];
  /** Items of today and later days. */
  upcoming: Item[];
  undated: Item[];
}

/** Returns the day of an item as yyyy-MM-dd; undefined for an item without a date. */
export type DayOf<Item> = (item: Item) => string | undefined;

/** Splits items into those before today, those from today on, and those without a date. @see R-LAYOUT-012 A-060 */
export function agendaOf<Item>(items: readonly Item[], dayOf: DayOf<Item>, today: string): Agenda<Item> {
  const agenda: Agenda<Item> = { earlier: [], upcoming: [], undated: [] };
  for (const item of items) {
    const day = dayOf(item);
    if (day === undefined) agenda.undated.push(item);
    else if (day < today) agenda.earlier.push(item);
    else agenda.upcoming.push(item);
  }
  return agenda;
}

/** Groups items by day, with the days in ascending order. Items without a date are left out. */
export function itemsByDay<Item>(items: readonly Item[], dayOf: DayOf<Item>): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayOf(item);
    if (day === undefined) continue;
    const group = groups.get(day);
    if (group) group.push(item);
    else groups.set(day, [item]);
  }
  return new Map([...groups].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The number of items that decide whether a search begins before today. */
const firstFew = 12;

/**
 * Returns whether the first items of a search by date are all before today. The items of today may then be many pages
 * away.
 */
export function beginsBefore<Item>(items: readonly Item[], dayOf: DayOf<Item>, today: string): boolean {
  const isPast = (item: Item): boolean => (dayOf(item) ?? today) < today;
  return items.length > 0 && items.slice(0, firstFew).every(isPast);
}
