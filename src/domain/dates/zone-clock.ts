/** The values that a clock and a calendar show. The month counts from 1. */
export interface ClockTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/**
 * Returns what clocks in a time zone show at a given time. Falls back to UTC if the browser does not support the zone.
 * @see O-16
 */
export function clockTime(date: Date, timeZone: string): ClockTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type) ?? 0);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
  };
}

/**
 * Returns whether the browser supports a time zone of this name. `supportedValuesOf` lacks older names, but checking it
 * is ten times as fast as creating a formatter for the zone.
 */
export const isTimeZone = (name: string): boolean =>
  name === utc || Intl.supportedValuesOf('timeZone').includes(name) || formatOf(name) !== formatOf(utc);

const utc = 'UTC';

/** Caches formatters. Creating one takes far longer than using it, and a page of results has dozens of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? makeFormat(timeZone) ?? formatOf(utc);
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  const number = 'numeric';
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      hourCycle: 'h23',
    });
  } catch {
    return undefined;
  }
}
