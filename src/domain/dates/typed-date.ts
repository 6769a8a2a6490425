import { isCalendarDate } from './calendar-date';

/**
 * Parses a date that a person typed: day first, a two-digit year of this century, eight digits without separators, or
 * year first. Returns undefined if the day does not exist.
 */
export function readTypedDate(text: string): string | undefined {
  const spread = text.trim().replace(/^(\d\d)(\d\d)(20\d\d)$/, '$1/$2/$3');
  const [, first = '', month = '', last = ''] =
    /^(\d{1,4})[-/. ]+(\d{1,2})[-/. ]+(\d{1,4})$/.exec(spread) ?? [];
  const [year, day] = first.length > 2 ? [first, last] : [last.length === 2 ? `20${last}` : last, first];
  const written = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(written) ? written : undefined;
}
