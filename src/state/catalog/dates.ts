import { useMemo } from 'react';
import { dateText, dayIn } from '../../domain/dates/date-text';
import { readApiDate } from '../../domain/dates/api-date';
import { useApi } from '../portal/api';
import { usePortal } from '../portal/portal-context';
import { useCulture } from '../session/hooks';

/**
 * Returns functions that format API dates in the current culture and the portal's time zone.
 * @see O-16 R-CONST-009 R-CONST-010
 */
export function useDates() {
  const culture = useCulture();
  const { timeZone } = useApi();
  const { environment } = usePortal();
  return useMemo(() => {
    const formatDate = (text: string | undefined): string | undefined => {
      const day = text === undefined ? undefined : readApiDate(text, timeZone);
      return day && dateText(day, culture, timeZone);
    };
    /** Formats one day, or the first and last day of a period. Returns undefined when there is no date. */
    const formatPeriod = (first: string | undefined, last: string | undefined): string | undefined => {
      const [from, to] = [formatDate(first), formatDate(last)];
      return from !== undefined && to !== undefined && from !== to ? `${from} – ${to}` : (from ?? to);
    };
    /** Returns the number of days from today to a date, negative for a date in the past. */
    const daysUntil = (text: string | undefined): number | undefined => {
      const day = text === undefined ? undefined : readApiDate(text, timeZone);
      const dayNumber = (time: Date) => Date.parse(dayIn(time, timeZone)) / dayMs;
      return day && dayNumber(day) - dayNumber(new Date(environment.now()));
    };
    return { formatDate, formatPeriod, daysUntil };
  }, [culture, timeZone, environment]);
}

const dayMs = 24 * 60 * 60 * 1000;
