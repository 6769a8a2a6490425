import { cardReason, saysReason } from '../../domain/home/card-reason';
import type { HomeBlock } from '../../domain/home/home-block';
import { useText } from '../../i18n/texts';
import { useDates } from '../../state/catalog/dates';
import { typeIcons } from '../type-icons/type-icons';
import { TypeLabel, type TypeLabelProps } from './TypeLabel';

interface TypeAndReasonProps extends Omit<TypeLabelProps, 'icons' | 'reason'> {
  block: HomeBlock;
}

/** The type of an item, and why the block shows it. A reason that the title of the block says is left out. */
export function TypeAndReason({ block, ...label }: TypeAndReasonProps) {
  const { t } = useText();
  const { daysUntil } = useDates();
  const title = block.showListName ? (block.listName ?? '') : '';
  const found = cardReason(label.item, block.kind.name, daysUntil(label.item.details?.deadline));
  const text = found && t(found.text, found.count === undefined ? {} : { count: found.count });
  const reason = text && !saysReason(title, text) ? text : undefined;
  return <TypeLabel {...label} icons={typeIcons} reason={reason} />;
}
