import { clockTime } from './zone-clock';

/** Formats a date, with slashes in English and dashes in every other language. @see R-CONST-009 R-CONST-010 */
export function dateText(day: Date, culture: string, timeZone: string): string {
  const { dd, MM, yyyy } = partsIn(day, timeZone);
  return [dd, MM, yyyy].join(culture === 'en-GB' ? '/' : '-');
}

/**
 * Formats the date and time of a next-up element: a 24-hour clock, and dashes in every language.
 * @see R-CONST-011 R-ENTITY-019 A-148
 */
export function nextUpText(date: Date, timeZone: string): string {
  const { dd, MM, yyyy, HH, mm } = partsIn(date, timeZone);
  return `${dd}-${MM}-${yyyy} ${HH}:${mm}`;
}

/** Returns the information of a next-up element in one line: the date and time, then the address. @see R-ENTITY-019 */
export function nextUpInformation(date: Date | undefined, address: string, timeZone: string): string {
  const when = date ? nextUpText(date, timeZone) : '';
  return [when, address.trim()].filter(Boolean).join(' ');
}

/** Returns the day that calendars in a time zone show at a given time, as yyyy-MM-dd. @see O-16 */
export function dayIn(time: Date, timeZone: string): string {
  const { dd, MM, yyyy } = partsIn(time, timeZone);
  return `${yyyy}-${MM}-${dd}`;
}

type Parts = { dd: string; MM: string; yyyy: string; HH: string; mm: string };

function partsIn(date: Date, timeZone: string): Parts {
  const { year, month, day, hour, minute } = clockTime(date, timeZone);
  return {
    dd: digits(day, 2),
    MM: digits(month, 2),
    yyyy: digits(year, 4),
    HH: digits(hour, 2),
    mm: digits(minute, 2),
  };
}

const digits = (value: number, count: number): string => String(value).padStart(count, '0');
