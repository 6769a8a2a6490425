import { stepsEnabled } from '../../../domain/media/course-materials';
import type { TextKey } from '../../../domain/text-key';
import { useText } from '../../../i18n/texts';
import { buttonClass } from '../../../ui/button/Button';
import { tw } from '../../../ui/style/tw';

interface StepsProps {
  order: readonly string[];
  playingId: string | undefined;
  onStep: (direction: 1 | -1) => void;
}

/**
 * Renders the buttons for the previous and the next material. They do not go beyond the first and the last.
 * @see R-MEDIA-013 R-COURSEMEDIA-001 R-COURSEMEDIA-002 A-112
 */
export function Steps({ order, playingId, onStep }: StepsProps) {
  const { previous, next } = stepsEnabled(order, playingId);
  return (
    <div className={tw('flex justify-between gap-3')}>
      <Step label="MEDIA_PREVIOUS" isEnabled={previous} onPress={() => onStep(-1)} />
      <Step label="MEDIA_NEXT" isEnabled={next} onPress={() => onStep(1)} />
    </div>
  );
}

interface StepProps {
  label: TextKey;
  isEnabled: boolean;
  onPress: () => void;
}

/** Renders a step button. At the end of the list it is not disabled, so that it does not lose the keyboard focus. */
function Step({ label, isEnabled, onPress }: StepProps) {
  const { t } = useText();
  return (
    <button
      type="button"
      aria-disabled={!isEnabled}
      className={`${buttonClass('secondary')} ${isEnabled ? '' : dimmed}`}
      onClick={isEnabled ? onPress : undefined}
    >
      {t(label)}
    </button>
  );
}

const dimmed = tw('opacity-60');
