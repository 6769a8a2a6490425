import { isCalendarDate } from './calendar-date';

/** A day as people write it: day first, a year of this century in short, eight digits alone, or year first; undefined when there is no such day. */
export function readTypedDate(text: string): string | undefined {
  const spread = text.trim().replace(/^(\d\d)(\d\d)(20\d\d)$/, '$1/$2/$3');
  const [, first = '', month = '', last = ''] =
    /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})$/.exec(spread) ?? [];
  const [year, day] = first.length > 2 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(written) ? written : undefined;
}
