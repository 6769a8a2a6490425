import { compact } from '../compact';
import { plainText } from '../text/plain-text';
import { readApiDate } from './api-date';

/** The fields that a search result and an activity have in common. */
export interface DatedItem {
  id: string;
  type?: string | undefined;
  title: string;
  classId?: string | undefined;
  className?: string | undefined;
  description?: string | undefined;
  extraInformation?: string | undefined;
  date?: string | undefined;
  endDate?: string | undefined;
  location?: string | undefined;
}

/** An item or its class as an event of a calendar. */
export interface CalendarEvent {
  /** Contains the ids only, so that an event with a new date or title replaces the earlier one. */
  uid: string;
  title: string;
  description: string;
  location?: string;
  /** The absolute address that opens the item. */
  href?: string;
  /** For an all-day event, midnight in UTC. */
  start: Date;
  /** Left out when the server sends no end. The end of an all-day event is the midnight after its last day. */
  end?: Date;
  isAllDay: boolean;
}

export const dayMs = 24 * 60 * 60 * 1000;

interface EventOptions {
  timeZone: string;
  href?: string | undefined;
}

/** Returns the event of an item, or undefined for an item without a date. @see A-060 O-16 */
export function calendarEvent(item: DatedItem, { timeZone, href }: EventOptions): CalendarEvent | undefined {
  const period = periodOf(item, timeZone);
  if (period === undefined) return undefined;
  const texts = [item.extraInformation, plainText(item.description ?? ''), href];
  return compact({
    uid: [item.type ?? 'activity', item.id, item.classId].filter(Boolean).join('-'),
    title: cleaned(item.className ? `${item.title}: ${item.className}` : item.title),
    description: cleaned(texts.filter(Boolean).join('\n')),
    location: item.location && cleaned(item.location),
    href,
    ...period,
  });
}

type Period = Pick<CalendarEvent, 'start' | 'end' | 'isAllDay'>;

function periodOf({ date = '', endDate }: DatedItem, timeZone: string): Period | undefined {
  const isAllDay = isWholeDay(date);
  const start = readApiDate(date, isAllDay ? 'UTC' : timeZone);
  if (start === undefined) return undefined;
  const last = readEnd(endDate, { isAllDay, timeZone });
  const end = last !== undefined && last > start ? last : isAllDay ? nextDay(start) : undefined;
  return { start, isAllDay, ...(end && { end }) };
}

/** Reads the end. A day without a time cannot end an event that starts at a time. */
function readEnd(
  text: string | undefined,
  { isAllDay, timeZone }: { isAllDay: boolean; timeZone: string },
): Date | undefined {
  if (text === undefined) return undefined;
  if (!isAllDay) return isWholeDay(text) ? undefined : readApiDate(text, timeZone);
  const day = readApiDate(text.trim().slice(0, 10), 'UTC');
  return day && nextDay(day);
}

const isWholeDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text.trim());

const nextDay = (day: Date): Date => new Date(day.getTime() + dayMs);

/** Removes what a calendar file must not contain: control characters but for line breaks, and halves of characters. */
const cleaned = (text: string): string => text.replace(/(?!\n)\p{Cc}|\p{Surrogate}/gu, '').trim();
