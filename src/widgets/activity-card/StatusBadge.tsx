import { Suspense } from 'react';
import { statusTone, type StatusTone } from '../../domain/activities/status/status-tone';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { tw } from '../../ui/style/tw';

interface StatusBadgeProps {
  /** The short status code. */
  status: string;
  label: TextKey;
}

const ToneIcon = lazyComponent(async () => (await import('./ToneIcon')).ToneIcon);

/** A status as words with the colour and the icon of its tone. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const { t } = useText();
  const tone = statusTone(status);
  return (
    <span className={`${badge} ${toneClasses[tone]}`}>
      <span className={sign}>
        <Suspense fallback={<Dot />}>{tone === 'none' ? <Dot /> : <ToneIcon tone={tone} />}</Suspense>
      </span>
      {t(label)}
    </span>
  );
}

const badge = tw(
  'inline-flex items-center gap-1.5 px-2 rounded-full text-13 text-text bg-tone-soft forced:border',
);
const sign = tw('shrink-0 inline-flex items-center justify-center size-4 text-tone');
/** The sign of a status without a tone, and of one whose icon is not loaded. */
const Dot = () => <span className={dot} />;
const dot = tw('size-2 rounded-full bg-tone');

const toneClasses: Readonly<Record<StatusTone, string>> = {
  done: tw('tone-success'),
  active: tw('tone-primary'),
  soon: tw('tone-warning'),
  alert: tw('tone-danger'),
  waiting: tw('tone-waiting'),
  none: tw('tone-control'),
};
