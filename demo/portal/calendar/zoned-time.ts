const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The time that a date of the catalog means; a date without an offset is in the zone of the catalog (O-16). */
export function zonedTime(text: string, timeZone: string): Date {
  if (/(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return new Date(text);
  const shown = new Date(`${text}Z`);
  const before = offset(new Date(shown.getTime() - dayMs), timeZone);
  const guess = new Date(shown.getTime() - before);
  const second = new Date(shown.getTime() - offset(guess, timeZone));
  return offset(second, timeZone) === offset(guess, timeZone) ? second : guess;
}

/** How far the clocks of a zone are ahead of UTC at a time. */
function offset(date: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(date).replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000;
}
