import { readApiDate } from '../dates/api-date';
import { isCalendarDate } from '../dates/calendar-date';

/** Returns a date of an API response in ISO 8601: a day as such, a time in UTC. @see O-16 */
export function isoDate(text: string | undefined, timeZone: string): string | undefined {
  // Engines differ in how they parse a day that does not exist.
  if (text === undefined || !isCalendarDate(text.slice(0, 10))) return undefined;
  if (isCalendarDate(text)) return text;
  return readApiDate(text, timeZone)?.toISOString();
}

const secondsOf = { seconds: 1, minutes: 60, hours: 3600 } as const;

/**
 * Returns a media length such as `1 {hours} 30 {minutes}` as an ISO 8601 duration. Returns undefined for any other text,
 * such as a number of pages.
 * @see R-ENTITY-067 A-123
 */
export function lengthDuration(length = ''): string | undefined {
  const part = /(\d+(?:[.,]\d+)?)\s*\{?\{\s*(seconds|minutes|hours)\s*\}\}?/gi;
  if (length.replace(part, '').replace(/[\s,]+/g, '') !== '') return undefined;
  const seconds = [...length.matchAll(part)].map(
    ([, count = '', unit = '']) =>
      Number(count.replace(',', '.')) * secondsOf[unit.toLowerCase() as keyof typeof secondsOf],
  );
  return isoDuration(seconds.reduce((sum, one) => sum + one, 0));
}

/** Returns a number of seconds as an ISO 8601 duration. Returns undefined if it is not positive. */
export function isoDuration(seconds: number): string | undefined {
  const whole = Math.round(seconds);
  if (!(whole > 0)) return undefined;
  const parts: [number, string][] = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor((whole % 3600) / 60), 'M'],
    [whole % 60, 'S'],
  ];
  return `PT${parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('')}`;
}
