import { ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { saveFile } from '../../browser/save-file';
import { readApiDate } from '../../domain/dates/api-date';
import type { ResultItem } from '../../domain/search/result-item';
import { plainText } from '../../domain/text/plain-text';

interface Place {
  timeZone: string;
  /** Where the item can be opened, if anywhere. */
  href: string | undefined;
}

/** Hands the person a calendar file with the day of an item or its class. */
export function saveCalendarFile(item: ResultItem, place: Place): boolean {
  const text = calendarText(item, place);
  if (text === undefined) return false;
  saveFile({ name: `${fileName(item.title)}.ics`, type: 'text/calendar;charset=utf-8', text });
  return true;
}

/**
 * The calendar file of a dated item: its moment in UTC, or the whole day where no time is given; no end is invented.
 * Undefined for an item without a date.
 */
export function calendarText(item: ResultItem, { timeZone, href }: Place): string | undefined {
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
  /** The zone in which the library reads the days of a whole day. */
  timezone?: string;
}

function startOf(text: string, timeZone: string): Start | undefined {
  const moment = readApiDate(text, timeZone);
  if (moment === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  return day === undefined ? { start: moment } : wholeDay(Number(year), Number(month), Number(day));
}

/** Ends where the next day begins, as calendars count. */
function wholeDay(year: number, month: number, day: number): Start {
  const midnight = (date: number) => new Date(Date.UTC(year, month - 1, date));
  return { start: midnight(day), end: midnight(day + 1), allDay: true, timezone: 'UTC' };
}

/** A name that every file system takes. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar';
