import type { ResultItem } from '../../domain/search/result-item';
import { MonthGroups } from '../../widgets/result-parts/MonthGroups';
import { ResultRows } from './ResultRows';

interface CalendarGroupsProps {
  items: readonly ResultItem[];
  indexOf: (item: ResultItem) => number;
  phrase: string;
  isCompact: boolean;
}

/** Renders results grouped by month. @see R-LAYOUT-011 A-060 */
export function CalendarGroups({ items, ...rest }: CalendarGroupsProps) {
  return (
    <MonthGroups items={items}>{(ofMonth) => <ResultRows {...rest} items={ofMonth} below={2} />}</MonthGroups>
  );
}
