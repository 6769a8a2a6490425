import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { saveFile } from '../../browser/save-file';
import { dayMs, type CalendarEvent } from '../../domain/dates/calendar-event';

interface FileOptions {
  /** The name of the file without its ending. */
  name: string;
  now: Date;
}

/** Downloads a calendar file with the events. @see A-060 */
export function saveCalendarFile(events: readonly CalendarEvent[], { name, now }: FileOptions): void {
  const text = calendarText(events, now);
  saveFile({ name: `${fileName(name)}.ics`, type: 'text/calendar;charset=utf-8', text });
}

/**
 * Returns a calendar file. An event has its times in UTC, or lasts whole days. The sequence number of a later file is
 * higher, so that its events replace those of an earlier one.
 */
export function calendarText(events: readonly CalendarEvent[], now: Date): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'lp-catalog', product: 'lp-catalog' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: sequenceAt(now),
      stamp: now,
      start: event.start,
      ...(event.end && { end: event.end }),
      ...(event.isAllDay && { allDay: true, timezone: 'UTC' }),
      ...(isLong(event) && { transparency: ICalEventTransparency.TRANSPARENT }),
      summary: event.title,
      ...(event.description && { description: event.description }),
      ...(event.location && { location: event.location }),
      ...(event.href && { url: event.href }),
    });
  }
  return calendar.toString();
}

const minuteMs = 60_000;

/** Returns whether an event lasts a day or longer. Its person stays free for meetings. */
const isLong = ({ start, end = start }: CalendarEvent): boolean => end.getTime() - start.getTime() >= dayMs;

/** Returns the number of minutes since 1970, which fits the 32 bits of an iCalendar integer. */
const sequenceAt = (now: Date): number => Math.floor(now.getTime() / minuteMs);

/** Returns a file name that is valid in every file system. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'calendar';
