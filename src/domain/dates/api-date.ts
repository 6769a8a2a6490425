import { clockTime } from './zone-clock';

const minuteMs = 60_000;

/** Parses a date of an API response. A date without an offset is in the portal's time zone. @see O-16 */
export function readApiDate(text: string, timeZone: string): Date | undefined {
  // Some browsers cannot parse fractions finer than milliseconds.
  const iso = text
    .trim()
    .replace(' ', 'T')
    .replace(/(\.\d{3})\d+/, '$1');
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00` : iso;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(whole)) return undefined;
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(whole);
  const read = new Date(hasOffset ? whole : `${whole}Z`);
  if (Number.isNaN(read.getTime())) return undefined;
  return hasOffset ? read : zonedTime(read, timeZone);
}

/**
 * Returns whether a date of an API response is today or later. Compares with the UTC day; the few hours between UTC and
 * the API's time zone do not matter here.
 */
export const isAhead = (text: string, now: Date): boolean => text.trim() >= now.toISOString().slice(0, 10);

/**
 * Returns the time at which clocks in a zone show what `shown` shows in UTC. For a skipped hour, returns the hour
 * after.
 */
function zonedTime(shown: Date, timeZone: string): Date {
  const before = offsetMinutes(new Date(shown.getTime() - 24 * 60 * minuteMs), timeZone);
  const guess = new Date(shown.getTime() - before * minuteMs);
  const offset = offsetMinutes(guess, timeZone);
  if (offset === before) return guess;
  const second = new Date(shown.getTime() - offset * minuteMs);
  return offsetMinutes(second, timeZone) === offset ? second : guess;
}

/** Returns how many minutes clocks in a zone are ahead of UTC at a given time. */
function offsetMinutes(date: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = clockTime(date, timeZone);
  const local = Date.UTC(year, month - 1, day, hour, minute);
  return Math.round((local - Math.floor(date.getTime() / minuteMs) * minuteMs) / minuteMs);
}
