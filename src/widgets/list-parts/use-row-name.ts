import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import { rowName, type ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';

/** What a row of a list is called; one without a name is called by its type (O-23). */
export function useRowName(): (row: ListRow) => string {
  const { t } = useText();
  return (row) => {
    const { type } = row.item;
    return rowName(row) || t(type === undefined ? 'LIST_ITEM_UNKNOWN' : itemTypeLabels[type]);
  };
}
