import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { IconButton } from '../../ui/button/Button';
import type { Icon } from '../../ui/icons/create-icon';
import { ArrowDownToLine, ArrowUpToLine, ChevronUp } from '../../ui/icons/arranging';
import { ChevronDown } from '../../ui/icons/arrows';
import type { Movable } from './DragHandle';

interface MoveButtonsProps {
  element: Movable;
  index: number;
  lastIndex: number;
  onMove: (to: number, control: string) => void;
}

/** One button for each direction in which the row can move. @see O-3 */
export function MoveButtons({ element, index, lastIndex, onMove }: MoveButtonsProps) {
  const { t } = useText();
  return steps.map(({ control, label, icon, to }) => (
    <IconButton
      key={control}
      label={t(label, { name: element.name })}
      icon={icon}
      disabled={to(index, lastIndex) === index}
      data-control={`${control} ${element.id}`}
      onClick={() => onMove(to(index, lastIndex), control)}
    />
  ));
}

interface Step {
  control: string;
  label: TextKey;
  icon: Icon;
  to: (index: number, lastIndex: number) => number;
}

const steps: readonly Step[] = [
  { control: 'first', label: 'ARRANGE_FIRST', icon: ArrowUpToLine, to: () => 0 },
  { control: 'earlier', label: 'ARRANGE_EARLIER', icon: ChevronUp, to: (index) => Math.max(0, index - 1) },
  {
    control: 'later',
    label: 'ARRANGE_LATER',
    icon: ChevronDown,
    to: (index, last) => Math.min(last, index + 1),
  },
  { control: 'last', label: 'ARRANGE_LAST', icon: ArrowDownToLine, to: (_, last) => last },
];
