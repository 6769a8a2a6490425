/**
 * Days are written as yyyy-MM-dd, and months as yyyy-MM. They belong to no time zone, so UTC is only what they are
 * computed in.
 */
const dayMs = 86_400_000;
const daysOfWeek = 7;

/** Returns the midnight of a day in UTC. */
export const midnight = (day: string): Date => new Date(`${day}T00:00Z`);

const written = (date: Date): string => date.toISOString().split('T')[0] ?? '';

/** Returns the month of a day. */
export const monthOf = (day: string): string => day.slice(0, -'-dd'.length);

/** Returns the day that is some days later, or earlier for a negative number. */
const plusDays = (day: string, days: number): string =>
  written(new Date(midnight(day).getTime() + days * dayMs));

/** Returns the same day of another month, or the last day of a month that is too short for it. */
export function plusMonths(day: string, months: number): string {
  const first = midnight(`${monthOf(day)}-01`);
  const month = first.getUTCMonth() + months;
  const lastOfMonth = new Date(first);
  lastOfMonth.setUTCMonth(month + 1, 0);
  first.setUTCMonth(month, Math.min(midnight(day).getUTCDate(), lastOfMonth.getUTCDate()));
  return written(first);
}

/** Returns the index of a day in its week, which starts on Monday. */
const indexInWeek = (day: string): number => (midnight(day).getUTCDay() + daysOfWeek - 1) % daysOfWeek;

/** Returns the weeks that a month touches. A day of another month is undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const monday = plusDays(first, -indexInWeek(first));
  const length = midnight(plusDays(plusMonths(first, 1), -1)).getUTCDate();
  const count = Math.ceil((indexInWeek(first) + length) / daysOfWeek);
  const dayAt = (index: number): string | undefined => {
    const day = plusDays(monday, index);
    return monthOf(day) === month ? day : undefined;
  };
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_day, index) => dayAt(week * daysOfWeek + index)),
  );
}

/** The keys that move the focus in a grid of days. */
const moves: Readonly<Record<string, (day: string, isShifted: boolean) => string>> = {
  ArrowUp: (day) => plusDays(day, -daysOfWeek),
  ArrowDown: (day) => plusDays(day, daysOfWeek),
  Home: (day) => plusDays(day, -indexInWeek(day)),
  End: (day) => plusDays(day, daysOfWeek - 1 - indexInWeek(day)),
  PageUp: (day, isShifted) => plusMonths(day, isShifted ? -12 : -1),
  PageDown: (day, isShifted) => plusMonths(day, isShifted ? 12 : 1),
};

interface Press {
  key: string;
  shiftKey: boolean;
}

/** Returns the day to which a key moves the focus; undefined for any other key. */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: Press,
  isRightToLeft: boolean,
): string | undefined {
  const [back, forward] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return plusDays(day, -1);
  if (key === forward) return plusDays(day, 1);
  return moves[key]?.(day, shiftKey);
}
