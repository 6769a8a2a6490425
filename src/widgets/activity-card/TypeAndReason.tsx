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
export function TypeAndReason(props: TypeAndReasonProps) {
  const { deadline } = props.item.details ?? {};
  return deadline === undefined ? (
    <WithReason {...props} daysLeft={undefined} />
  ) : (
    <WithDeadline {...props} deadline={deadline} />
  );
}

/** A preview without services has no time zone, and no deadlines. */
function WithDeadline({ deadline, ...props }: TypeAndReasonProps & { deadline: string }) {
  const { daysUntil } = useDates();
  return <WithReason {...props} daysLeft={daysUntil(deadline)} />;
}

function WithReason({ block, daysLeft, ...label }: TypeAndReasonProps & { daysLeft: number | undefined }) {
  const { t } = useText();
  const title = block.showListName ? (block.listName ?? '') : '';
  const found = cardReason(label.item, block.kind.name, daysLeft);
  const text = found && t(found.text, found.count === undefined ? {} : { count: found.count });
  const reason = text && !saysReason(title, text) ? text : undefined;
  return <TypeLabel {...label} icons={typeIcons} reason={reason} />;
}
