import { useText } from '../../../i18n/texts';
import { Button } from '../../../ui/button/Button';
import { tw } from '../../../ui/style/tw';
import { Poster } from '../stage/Poster';

interface CourseStartProps {
  poster: string | undefined;
  seedId: string;
  onStart: () => void;
}

/**
 * Renders the player area while no material is chosen. The button starts the first material.
 * @see R-COURSEMEDIA-008 A-112
 */
export function CourseStart({ poster, seedId, onStart }: CourseStartProps) {
  const { t } = useText();
  return (
    <Poster src={poster} seedId={seedId}>
      <p className={tw('px-4 py-2 rounded-control bg-surface text-text shadow-card')}>{t('MEDIA_CHOOSE')}</p>
      <Button onClick={onStart}>{t('MEDIA_START')}</Button>
    </Poster>
  );
}
