import { percentOf, type Progress } from '../../domain/activities/item-details';
import { useText } from '../../i18n/texts';
import { tw } from '../../ui/style/tw';
import { durationText } from './duration-text';

/** An image, because its width is an attribute: an inline style of a server's HTML would not apply before the code runs. */
const bar = tw(
  'grow w-0 h-1.5 rounded-full bg-track text-primary overflow-hidden forced:border rtl:[scale:-1_1]',
);

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
      <svg aria-hidden className={bar}>
        <rect width={`${percentOf(progress)}%`} height="100%" rx="3" fill="currentColor" />
      </svg>
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
