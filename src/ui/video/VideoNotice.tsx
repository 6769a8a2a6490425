import { Button } from '../button/Button';
import { LoaderCircle } from '../icons/playback';
import { useSlow } from '../slow/use-slow';
import { tw } from '../style/tw';
import type { Playback } from './playback/use-playback';
import type { VideoLabels } from './video-labels';

interface VideoNoticeProps {
  playback: Playback;
  labels: VideoLabels;
  hasFailed: boolean;
  onRetry: () => void;
}

const centre = tw(
  'absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center text-on-stage',
);

/** A message over the video: that it is buffering, perhaps for long, or that it failed, with a retry button. */
export function VideoNotice({ playback, labels, hasFailed, onRetry }: VideoNoticeProps) {
  const isSlow = useSlow(playback.isWaiting && !hasFailed);
  if (hasFailed) {
    return (
      <div role="alert" className={`${centre} ${covered}`}>
        <p>{labels.failed}</p>
        <Button variant="secondary" onClick={onRetry}>
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
          <span className={isSlow ? slow : tw('visually-hidden')}>
            {isSlow ? labels.slow : labels.buffering}
          </span>
        </>
      ) : null}
    </div>
  );
}

const covered = tw('bg-stage');
const slow = tw('px-3 py-1 rounded-control bg-stage');
const untouchable = tw('pointer-events-none');
