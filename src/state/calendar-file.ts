import { createEvent, type DateArray, type EventAttributes } from 'ics';
import { saveFile } from '../browser/page';
import { readWireDate } from '../domain/dates/wire-date';
import type { ResultItem } from '../domain/search/result-item';
import { plainText } from '../domain/text/plain-text';

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
  const event = {
    ...start,
    title: item.className ? `${item.title}: ${item.className}` : item.title,
    uid: [item.type, item.id, item.classId].filter(Boolean).join('-'),
    productId: 'lp-catalog',
    ...(description && { description }),
    ...(href && { url: href }),
  };
  // The library's types want an end; the format needs none for a moment, and forbids one at its start.
  const { value, error } = createEvent(event as EventAttributes);
  if (error) throw error;
  return value ?? undefined;
}

type Start = {
  start: DateArray;
  startInputType?: 'utc';
  startOutputType?: 'utc';
  end?: DateArray;
};

function startOf(wire: string, timeZone: string): Start | undefined {
  const moment = readWireDate(wire, timeZone);
  if (moment === undefined) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(wire.trim()) ?? [];
  if (day !== undefined) return wholeDay(Number(year), Number(month), Number(day));
  const start: DateArray = [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
  ];
  return { start, startInputType: 'utc', startOutputType: 'utc' };
}

/** Ends where the next day begins, as calendars count. */
function wholeDay(year: number, month: number, day: number): Start {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return {
    start: [year, month, day],
    end: [next.getUTCFullYear(), next.getUTCMonth() + 1, next.getUTCDate()],
  };
}

/** A name that every file system takes. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar';
