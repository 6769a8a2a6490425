import type { Media } from '../../domain/media/media';
import { useText } from '../../i18n/text';
import { LoaderCircle, Play } from '../../ui/icons/icons';
import { tw } from '../../ui/style/tw';
import { Poster } from './Poster';

const bigButton = tw(
  'inline-flex items-center justify-center size-20 rounded-full bg-primary text-on-primary shadow-lifted hover:opacity-90 forced:border',
);

/** A video before it plays; without `onPlay` it was pressed and is on its way, and the button keeps the focus. */
export function PlayPoster({ media, onPlay }: { media: Media; onPlay?: () => void }) {
  const { t } = useText();
  const isStarting = onPlay === undefined;
  return (
    <Poster src={media.poster} seedId={media.id}>
      <button
        type="button"
        className={bigButton}
        aria-label={t('MEDIA_PLAY', { name: media.title })}
        title={t('VIDEO_PLAY')}
        aria-disabled={isStarting}
        onClick={onPlay}
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
