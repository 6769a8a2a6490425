import type { CalendarEvent } from './calendar-event';

/** The longest description of a link. Browsers and calendars limit the length of an address. */
const maxDescription = 1000;

/** Returns the address that opens the event in Google Calendar, ready to be saved. */
export function googleCalendarLink(event: CalendarEvent, timeZone: string): string {
  const { start, end = start } = event;
  const stamp = event.isAllDay ? compactDay : compactTime;
  return withQuery('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: event.title,
    dates: `${stamp(start)}/${stamp(end)}`,
    details: shortened(event.description),
    location: event.location,
    ctz: event.isAllDay ? undefined : timeZone,
  });
}

/** Returns the address that opens the event in Outlook on the web, ready to be saved. */
export function outlookLink(event: CalendarEvent): string {
  const stamp = event.isAllDay ? dayOf : timeOf;
  return withQuery('https://outlook.office.com/calendar/action/compose', {
    rru: 'addevent',
    subject: event.title,
    startdt: stamp(event.start),
    enddt: event.end && stamp(event.end),
    allday: event.isAllDay ? 'true' : undefined,
    body: shortened(event.description),
    location: event.location,
  });
}

/**
 * Returns the address with which a calendar application subscribes to a feed. Undefined for an address that is neither
 * a web address nor a subscription.
 */
export function subscriptionAddress(feed: string): string | undefined {
  const [, rest] = /^(?:https?|webcals?):\/\/(.+)$/i.exec(feed) ?? [];
  return rest === undefined ? undefined : `webcal://${rest}`;
}

/** Encodes a space as %20. Outlook shows a plus as a plus. */
const withQuery = (address: string, query: Record<string, string | undefined>): string =>
  `${address}?${Object.entries(query)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')}`;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= maxDescription ? text : `${characters.slice(0, maxDescription).join('')}…`;
}

const timeOf = (date: Date): string => date.toISOString().replace(/\.\d+/, '');
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const compactTime = (date: Date): string => timeOf(date).replace(/[-:]/g, '');
const compactDay = (date: Date): string => dayOf(date).replace(/-/g, '');
