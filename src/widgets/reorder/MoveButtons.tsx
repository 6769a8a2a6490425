import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/text';
import { IconButton } from '../../ui/button/Button';
import type { Icon } from '../../ui/icons/create-icon';
import { ArrowDownToLine, ArrowUpToLine, ChevronUp } from '../../ui/icons/arranging';
import { ChevronDown } from '../../ui/icons/arrows';
import type { Movable } from './DragHandle';

interface MoveButtonsProps {
  element: Movable;
  place: number;
  lastPlace: number;
  onMove: (to: number, control: string) => void;
}

/** A button for each way that the row can go (O-3). */
export function MoveButtons({ element, place, lastPlace, onMove }: MoveButtonsProps) {
  const { t } = useText();
  return steps.map(({ control, label, icon, to }) => (
    <IconButton
      key={control}
      label={t(label, { name: element.name })}
      icon={icon}
      disabled={to(place, lastPlace) === place}
      data-control={`${control} ${element.id}`}
      onClick={() => onMove(to(place, lastPlace), control)}
    />
  ));
}

interface Step {
  control: string;
  label: TextKey;
  icon: Icon;
  to: (place: number, lastPlace: number) => number;
}

const steps: readonly Step[] = [
  { control: 'first', label: 'ARRANGE_FIRST', icon: ArrowUpToLine, to: () => 0 },
  { control: 'earlier', label: 'ARRANGE_EARLIER', icon: ChevronUp, to: (place) => Math.max(0, place - 1) },
  {
    control: 'later',
    label: 'ARRANGE_LATER',
    icon: ChevronDown,
    to: (place, last) => Math.min(last, place + 1),
  },
  { control: 'last', label: 'ARRANGE_LAST', icon: ArrowDownToLine, to: (_, last) => last },
];
