import { statusTone, type StatusTone } from '../../domain/activities/status/status-tone';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import type { Icon } from '../../ui/icons/create-icon';
import { tw } from '../../ui/style/tw';

interface StatusBadgeProps {
  /** The short status code. */
  status: string;
  label: TextKey;
  /** The icons of the tones, where they are loaded. A dot replaces them. */
  icons?: Readonly<Partial<Record<StatusTone, Icon>>> | undefined;
}

/** A status as words with the colour and the icon of its tone. */
export function StatusBadge({ status, label, icons }: StatusBadgeProps) {
  const { t } = useText();
  const tone = statusTone(status);
  const Picture = icons?.[tone];
  return (
    <span className={`${badge} ${toneClasses[tone]}`}>
      {Picture ? <Picture size={14} aria-hidden className={sign} /> : <span className={dot} />}
      {t(label)}
    </span>
  );
}

const badge = tw(
  'inline-flex items-center gap-1.5 px-2 rounded-full text-13 text-text bg-tone-soft forced:border',
);
const sign = tw('shrink-0 text-tone');
const dot = tw('shrink-0 size-2 rounded-full bg-tone');

const toneClasses: Readonly<Record<StatusTone, string>> = {
  done: tw('tone-success'),
  active: tw('tone-primary'),
  soon: tw('tone-warning'),
  alert: tw('tone-danger'),
  waiting: tw('tone-waiting'),
  none: tw('tone-control'),
};
