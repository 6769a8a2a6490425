import { describe, expect, it } from 'vitest';
import { calendarEvent, type DatedItem } from '../../../src/domain/dates/calendar-event';

const item: DatedItem = {
  id: '9',
  type: 'course',
  title: 'First aid',
  classId: '4',
  className: 'Class 1',
  date: '2026-03-29T09:30:00',
  endDate: '2026-03-29T16:00:00',
  location: 'Hall B',
};
const href = 'https://portal.example/course-choice?id=9';
const event = (fields: Partial<DatedItem> = {}) =>
  calendarEvent({ ...item, ...fields }, { timeZone: 'Europe/Copenhagen', href });

describe('the calendar event of an item', () => {
  it('has the start, the end and the place of its class [O-16]', () => {
    expect(event()).toMatchObject({
      title: 'First aid: Class 1',
      start: new Date('2026-03-29T07:30:00Z'),
      end: new Date('2026-03-29T14:00:00Z'),
      location: 'Hall B',
      href,
      isAllDay: false,
    });
  });

  it('has an id of the ids alone, which a new date or title does not change', () => {
    const other = { title: 'Other', className: 'Class 2', date: '2027-01-01', description: 'New' };
    expect(event()?.uid).toBe('course-9-4');
    expect(event(other)?.uid).toBe('course-9-4');
    expect(event({ classId: undefined })?.uid).toBe('course-9');
    expect(event({ type: undefined })?.uid).toBe('activity-9-4');
  });

  it.each([
    ['one day', '2026-02-28', undefined, '2026-03-01'],
    ['the days to its last one', '2026-02-27', '2026-02-28', '2026-03-01'],
    ['the days to an end with a time', '2026-02-27', '2026-02-28T16:00:00', '2026-03-01'],
    ['one day when the end is earlier', '2026-02-28', '2026-02-01', '2026-03-01'],
  ])('covers %s when its date has no time', (_, date, endDate, end) => {
    const found = event({ date, endDate });
    expect(found).toMatchObject({ isAllDay: true, start: new Date(date), end: new Date(end) });
  });

  it.each([[undefined], ['2026-03-29'], ['2026-03-29T09:30:00'], ['2026-03-28T16:00:00'], ['later']])(
    'has no end when the server sends %s',
    (endDate) => {
      expect(event({ endDate })).not.toHaveProperty('end');
    },
  );

  it('describes the item in plain text, with its address and without control characters', () => {
    const texts = { extraInformation: 'Bring\u0007 lunch\ud83c', description: '<p>Learn &amp; help</p>' };
    expect(event(texts)?.description).toBe(`Bring lunch\nLearn & help\n${href}`);
  });

  it.each([undefined, '', 'soon'])('does not exist for the date %s', (date) => {
    expect(event({ date })).toBeUndefined();
  });
});
