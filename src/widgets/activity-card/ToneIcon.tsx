import type { StatusTone } from '../../domain/activities/status/status-tone';
import type { Icon } from '../../ui/icons/create-icon';
import { tw } from '../../ui/style/tw';
import { CircleAlert, CircleCheck, CirclePlay, Clock, Hourglass } from '../../ui/icons/activities/details';

type Tone = Exclude<StatusTone, 'none'>;

const icons: Readonly<Record<Tone, Icon>> = {
  done: CircleCheck,
  active: CirclePlay,
  soon: Clock,
  alert: CircleAlert,
  waiting: Hourglass,
};

/** A status that becomes done while it is in view moves once. */
const completed = tw('grows');

/** The icon of a status. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Picture = icons[tone];
  return (
    <span className={tone === 'done' ? completed : undefined}>
      <Picture size={14} aria-hidden />
    </span>
  );
}
