import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import { rowName, type ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';

/** Returns a function that names a row of a list. A row without a name is named by its type. @see O-23 */
export function useRowName(): (row: ListRow) => string {
  const { t } = useText();
  return (row) => {
    const { type } = row.item;
    return rowName(row) || t(type === undefined ? 'LIST_ITEM_UNKNOWN' : itemTypeLabels[type]);
  };
}
