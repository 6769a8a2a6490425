import { isCalendarDate } from './calendar-date';

/** A day as people write it: day first with slashes, dashes or dots, or year first; undefined when there is no such day. */
export function readTypedDate(text: string): string | undefined {
  const [, first = '', month = '', last = ''] =
    /^\s*(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})\s*$/.exec(text) ?? [];
  const [year, day] = first.length > 2 ? [first, last] : [last, first];
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(written) ? written : undefined;
}
