import type { ActiveFilter } from '../../domain/search/filters/active-filters';
import type { Translate } from '../../i18n/texts';
import { labelText } from './filter-label';

interface Formats {
  t: Translate;
  formatDate: (text: string) => string | undefined;
}

/** Returns the text of an active filter. @see O-4 */
export function activeFilterText(filter: ActiveFilter, { t, formatDate }: Formats): string {
  if (filter.kind === 'category') return labelText(filter.category.label, t);
  if (filter.kind === 'option') return labelText(filter.option.label, t);
  if (filter.kind === 'unknown') return t('FILTER_UNKNOWN', { id: filter.id });
  return t('FILTER_FROM_DATE', { date: formatDate(filter.date) ?? filter.date });
}
