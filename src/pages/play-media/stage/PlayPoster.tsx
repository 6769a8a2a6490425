import type { Media } from '../../../domain/media/media';
import { useText } from '../../../i18n/texts';
import { Button } from '../../../ui/button/Button';
import { LoaderCircle, Play } from '../../../ui/icons/playback';
import { tw } from '../../../ui/style/tw';
import { clock } from '../../../ui/video/clock';
import { Poster } from './Poster';

const bigButton = tw(
  'inline-flex items-center justify-center size-20 rounded-full bg-primary text-on-primary shadow-lifted hover:opacity-90 forced:border',
);

interface PlayPosterProps {
  media: Media;
  /** The position where the user stopped, in seconds. */
  left?: number | undefined;
  /** The second that the address of the page names. It replaces the saved position. */
  startTime?: number | undefined;
  /** Undefined while the video loads after the press. The button stays mounted, so that it does not lose the focus. */
  onPlay?: (startAt: number) => void;
}

/** Renders a video before it plays. It starts at the beginning, at the saved position, or where the address says. @see O-14 */
export function PlayPoster({ media, left, startTime, onPlay }: PlayPosterProps) {
  const { t } = useText();
  const isStarting = onPlay === undefined;
  const start = startTime ?? left;
  if (start !== undefined && onPlay)
    return (
      <Poster src={media.poster} seedId={media.id}>
        <Button onClick={() => onPlay(start)}>
          <Play size={20} aria-hidden fill="currentColor" />
          {t(startTime === undefined ? 'MEDIA_RESUME' : 'MEDIA_PLAY_FROM', { time: clock(start) })}
        </Button>
        <Button variant="secondary" onClick={() => onPlay(0)}>
          {t('MEDIA_START_OVER')}
        </Button>
      </Poster>
    );
  return (
    <Poster src={media.poster} seedId={media.id}>
      <button
        type="button"
        className={bigButton}
        aria-label={t('MEDIA_PLAY', { name: media.title })}
        aria-disabled={isStarting}
        onClick={() => onPlay?.(0)}
      >
        {isStarting ? (
          <LoaderCircle size={36} aria-hidden className={tw('motion-ok:animate-spin')} />
        ) : (
          <Play size={36} aria-hidden fill="currentColor" />
        )}
      </button>
      {isStarting ? (
        <p role="status" className={tw('visually-hidden')}>
          {t('LOADING')}
        </p>
      ) : null}
    </Poster>
  );
}
