import type { StatusTone } from '../../domain/activities/status/status-tone';
import type { Icon } from '../../ui/icons/create-icon';
import { CircleAlert, CircleCheck, CirclePlay, Clock, Hourglass } from '../../ui/icons/activities/details';

/** The icon of each tone of a status. */
export const toneIcons: Readonly<Record<Exclude<StatusTone, 'none'>, Icon>> = {
  done: CircleCheck,
  active: CirclePlay,
  soon: Clock,
  alert: CircleAlert,
  waiting: Hourglass,
};
