import { useId, useMemo, type ReactNode } from 'react';
import { calendarGroups, type CalendarMonth } from '../../domain/dates/calendar-groups';
import { readApiDate } from '../../domain/dates/api-date';
import { useText } from '../../i18n/texts';
import { useApi } from '../../state/portal/api';
import { tw } from '../../ui/style/tw';
import { Heading } from '../heading/Heading';

interface MonthGroupsProps<Item> {
  items: readonly Item[];
  /** Renders the items of one month. */
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * Items grouped by month, with undated items last. A further page of items is merged into the existing months.
 * @see R-LAYOUT-011 R-LAYOUT-012 A-060
 */
export function MonthGroups<Item extends { date?: string }>({ items, children }: MonthGroupsProps<Item>) {
  const { t, culture } = useText();
  const { timeZone } = useApi();
  const id = useId();
  const groups = useMemo(
    () => calendarGroups(items, ({ date }) => (date ? readApiDate(date, timeZone) : undefined), timeZone),
    [items, timeZone],
  );
  const month = useMemo(
    () => new Intl.DateTimeFormat(culture, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    [culture],
  );
  return (
    <div className={tw('flex flex-col gap-6')}>
      {groups.map((group, at) => (
        <section
          key={monthKey(group.month)}
          aria-labelledby={`${id}-${at}`}
          data-month={monthKey(group.month)}
          className={tw('scroll-mt-4')}
        >
          <Heading below={1} tabIndex={-1} id={`${id}-${at}`} className={tw('text-22 font-semibold pb-3')}>
            {group.month
              ? month.format(new Date(Date.UTC(group.month.year, group.month.month - 1)))
              : t('RESULTS_UNDATED')}
          </Heading>
          {children(group.items)}
        </section>
      ))}
    </div>
  );
}

/** Returns a month as yyyy-MM; an empty text for the group without a date. */
const monthKey = (month: CalendarMonth | undefined): string =>
  month ? `${month.year}-${String(month.month).padStart(2, '0')}` : '';
