import { useId, useMemo } from 'react';
import { calendarGroups } from '../../domain/dates/calendar-groups';
import { readWireDate } from '../../domain/dates/wire-date';
import type { ResultItem } from '../../domain/search/result-item';
import { useText } from '../../i18n/text';
import { useApi } from '../../state/api';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { ResultRows } from './ResultRows';

interface CalendarGroupsProps {
  items: readonly ResultItem[];
  indexOf: (item: ResultItem) => number;
  phrase: string;
  isCompact: boolean;
}

/** Results by month, the undated last; a page that comes later falls into the months that are there (R-LAYOUT-011, R-LAYOUT-012, A-060). */
export function CalendarGroups({ items, ...rest }: CalendarGroupsProps) {
  const { t, culture } = useText();
  const { timeZone } = useApi();
  const id = useId();
  const groups = useMemo(
    () => calendarGroups(items, ({ date }) => (date ? readWireDate(date, timeZone) : undefined), timeZone),
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
          key={group.month ? `${group.month.year}-${group.month.month}` : ''}
          aria-labelledby={`${id}-${at}`}
        >
          <Heading below={1} id={`${id}-${at}`} className={tw('text-22 font-semibold pb-3')}>
            {group.month
              ? month.format(new Date(Date.UTC(group.month.year, group.month.month - 1)))
              : t('RESULTS_UNDATED')}
          </Heading>
          <ResultRows {...rest} items={group.items} below={2} />
        </section>
      ))}
    </div>
  );
}
