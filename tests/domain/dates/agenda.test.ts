import { describe, expect, it } from 'vitest';
import { agendaOf, beginsBefore, itemsByDay } from '../../../src/domain/dates/agenda';

type Dated = { name: string; day?: string };
const today = '2026-03-02';
const dayOf = ({ day }: Dated) => day;
const on = (name: string, day?: string): Dated => ({ name, ...(day && { day }) });
const names = (items: readonly Dated[]) => items.map(({ name }) => name).join('');

describe('the agenda of the calendar view', () => {
  it('starts today, with earlier items and items without a date apart [R-LAYOUT-012 A-060]', () => {
    const items = [on('a', '2026-03-01'), on('b', today), on('c'), on('d', '2027-01-01')];
    const { earlier, upcoming, undated } = agendaOf(items, dayOf, today);
    expect([earlier, upcoming, undated].map(names)).toEqual(['a', 'bd', 'c']);
  });

  it('has the items of each day together, in the order of the days', () => {
    const items = [on('a', '2026-03-09'), on('b', today), on('c'), on('d', '2026-03-09')];
    const days = [...itemsByDay(items, dayOf)].map(([day, ofDay]) => [day, names(ofDay)]);
    expect(days).toEqual([
      [today, 'b'],
      ['2026-03-09', 'ad'],
    ]);
  });

  it('is far away when the first items of a search are all before today', () => {
    const past = Array.from({ length: 12 }, (_, at) => on(String(at), '2026-01-01'));
    expect(beginsBefore([...past, on('later', '2026-04-01')], dayOf, today)).toBe(true);
    expect(beginsBefore([...past.slice(1), on('now', today)], dayOf, today)).toBe(false);
    expect(beginsBefore([...past.slice(1), on('undated')], dayOf, today)).toBe(false);
    expect(beginsBefore([], dayOf, today)).toBe(false);
  });
});
