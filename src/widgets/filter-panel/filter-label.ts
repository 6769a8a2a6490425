import type { FilterLabel } from '../../domain/search/filters/filter-categories';
import type { Translate } from '../../i18n/texts';

/** Returns a translated text in the page's language, or a name from the data as it is. */
export const labelText = (label: FilterLabel, t: Translate): string =>
  'key' in label ? t(label.key) : label.text;
