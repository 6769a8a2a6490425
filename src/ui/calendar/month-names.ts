import { midnight } from './days';

type Format = (day: string) => string;

function formatIn(language: string, options: Intl.DateTimeFormatOptions): Format {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (day) => format.format(midnight(day));
}

/** Returns the name of a month with its year. */
export const monthName = (month: string, language: string): string =>
  formatIn(language, { month: 'long', year: 'numeric' })(`${month}-01`);

/** Returns a function that writes out a day with its weekday. */
export const dayName = (language: string): Format =>
  formatIn(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A week that starts on Monday. */
const week = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`);

/** Returns the short and the long names of the weekdays. */
export function weekdayNames(language: string): { short: string; long: string }[] {
  const [short, long] = [formatIn(language, { weekday: 'short' }), formatIn(language, { weekday: 'long' })];
  return week.map((day) => ({ short: short(day), long: long(day) }));
}
