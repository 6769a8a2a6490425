import { Button } from '../button/Button';
import { LoaderCircle } from '../icons/icons';
import { tw } from '../style/tw';
import type { Playback } from './use-playback';
import type { VideoLabels } from './video-labels';

interface VideoNoticeProps {
  playback: Playback;
  labels: VideoLabels;
  onRetry: () => void;
}

const centre = tw(
  'absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center text-on-stage',
);

/** Over the picture: that it buffers, or that it cannot go on, with another try. */
export function VideoNotice({ playback, labels, onRetry }: VideoNoticeProps) {
  if (playback.hasFailed) {
    return (
      <div role="alert" className={`${centre} ${covered}`}>
        <p>{labels.failed}</p>
        <Button look="secondary" onClick={onRetry}>
          {labels.retry}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className={`${centre} ${untouchable}`}>
      {playback.isWaiting ? (
        <>
          <LoaderCircle size={48} aria-hidden className={tw('motion-ok:animate-spin')} />
          <span className={tw('visually-hidden')}>{labels.buffering}</span>
        </>
      ) : null}
    </div>
  );
}

const covered = tw('bg-stage');
const untouchable = tw('pointer-events-none');
