const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;
const FRIDAY = 5;
const MARCH = 3;
const MAY = 5;

/** The zone in which the academy's dates are read (O-16). */
export const timeZone = 'Europe/Copenhagen';

/** A calendar day without a time, `2027-03-05`. */
export type Day = string;

/** The calendar day of a moment in the academy's zone (O-16). */
export function dayOf(date: Date): Day {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date);
}

/** The day so many days later, or earlier when the number is negative. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day, or the Monday after a weekend. */
export function workday(day: Day): Day {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return addDays(day, 2);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay();
}

/** The Fridays in March, April and May among the days from `first` on. */
export function springFridays(first: Day, days: number): Day[] {
  return Array.from({ length: days }, (_, offset) => addDays(first, offset)).filter(
    (day) => weekdayOf(day) === FRIDAY && monthOf(day) >= MARCH && monthOf(day) <= MAY,
  );
}

function monthOf(day: Day): number {
  return Number(day.slice(5, 7));
}
