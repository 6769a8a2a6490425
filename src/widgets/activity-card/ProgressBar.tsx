import { percentOf, type Progress } from '../../domain/activities/item-details';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';
import { durationText } from './duration-text';

interface ProgressBarProps {
  progress: Progress;
  /** Whether other text of the card already says the numbers. The bar is then decoration. */
  isDescribed: boolean;
}

/** How many parts of an activity are completed, as a bar and in words. @see O-20 */
export function ProgressBar({ progress, isDescribed }: ProgressBarProps) {
  const { t } = useText();
  const { completed, total, isTime } = progress;
  return (
    <span className={tw('flex items-center gap-2 text-13')}>
      <span aria-hidden className={tw('grow h-1.5 rounded-full bg-track overflow-hidden forced:border')}>
        <span
          className={tw('block h-full rounded-full bg-primary')}
          style={{ width: `${percentOf(progress)}%` }}
        />
      </span>
      {isDescribed ? null : (
        <span className={tw('shrink-0')}>
          {isTime
            ? t('TIME_LEFT', { duration: durationText(Math.ceil((total - completed) / 60), t) })
            : t('PROGRESS_OF', { completed, total })}
        </span>
      )}
    </span>
  );
}
