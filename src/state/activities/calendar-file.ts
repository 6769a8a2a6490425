import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { saveFile } from '../../browser/save-file';
import { readApiDate } from '../../domain/dates/api-date';
import type { ResultItem } from '../../domain/search/result-item';
import { plainText } from '../../domain/text/plain-text';

interface CalendarOptions {
  timeZone: string;
  /** The address that opens the item; undefined when the item has none. */
  href: string | undefined;
}

/** Downloads a calendar file with the date of an item or its class. @see A-060 */
export function saveCalendarFile(item: ResultItem, options: CalendarOptions): boolean {
  const text = calendarText(item, options);
  if (text === undefined) return false;
  saveFile({ name: `${fileName(item.title)}.ics`, type: 'text/calendar;charset=utf-8', text });
  return true;
}

/**
 * Returns the calendar file of an item with a date, or undefined for an item without a date. The event has a start time
 * in UTC, or lasts the whole day when the date has no time. A timed event has no end, because none is known.
 */
export function calendarText(item: ResultItem, { timeZone, href }: CalendarOptions): string | undefined {
  const start = item.date === undefined ? undefined : startOf(item.date, timeZone);
  if (start === undefined) return undefined;
  const description = [item.extraInformation, plainText(item.description ?? '')].filter(Boolean).join('\n');
  const calendar = new ICalCalendar({
    prodId: { company: 'lp-catalog', product: 'lp-catalog' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...start,
    summary: item.className ? `${item.title}: ${item.className}` : item.title,
    id: [item.type, item.id, item.classId].filter(Boolean).join('-'),
    ...(description && { description }),
    ...(href && { url: href }),
  });
  return calendar.toString();
}

interface Start {
  start: Date;
  end?: Date;
  allDay?: boolean;
  /** The time zone in which the library reads the dates of an all-day event. */
  timezone?: string;
}

function startOf(text: string, timeZone: string): Start | undefined {
  const date = readApiDate(text, timeZone);
  if (date === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  return day === undefined ? { start: date } : wholeDay(Number(year), Number(month), Number(day));
}

/** Returns an all-day event. It ends at the start of the next day, as calendar formats expect. */
function wholeDay(year: number, month: number, day: number): Start {
  const midnight = (date: number) => new Date(Date.UTC(year, month - 1, date));
  return { start: midnight(day), end: midnight(day + 1), allDay: true, timezone: 'UTC' };
}

/** Returns a file name that is valid in every file system. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar';
