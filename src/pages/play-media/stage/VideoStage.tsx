import { useState } from 'react';
import type { Media } from '../../../domain/media/media';
import { usePortal } from '../../../state/portal/portal-context';
import { useVideoAddress } from '../../../state/media/hooks';
import { savedPosition } from '../../../state/media/player-memory';
import { StageState } from './StageState';
import { VideoBox } from './VideoBox';
import { PlayPoster } from './PlayPoster';
import { useVideoPlayer } from './use-video-player';

/**
 * Renders a video. It first shows an image. The player and the video's address load only after the user presses play.
 * @see R-MEDIA-016 A-114
 */
export function VideoStage({ media }: { media: Media }) {
  const portal = usePortal();
  const [startAt, setStartAt] = useState<number>();
  const [left] = useState(() => savedPosition(portal, media.id));
  if (startAt !== undefined) return <StartedVideo media={media} startAt={startAt} />;
  return (
    <VideoBox>
      <PlayPoster media={media} left={left} onPlay={setStartAt} />
    </VideoBox>
  );
}

function StartedVideo({ media, startAt }: { media: Media; startAt: number }) {
  const address = useVideoAddress(media.id);
  const player = useVideoPlayer();
  const failed = [address, player].find(({ data, error }) => data === undefined && error);
  if (failed)
    return (
      <VideoBox>
        <StageState {...failed} onRetry={failed.refetch} noAccess="MEDIA_NO_ACCESS" />
      </VideoBox>
    );
  if (address.data === undefined || !player.data)
    return (
      <VideoBox>
        <PlayPoster media={media} />
      </VideoBox>
    );
  const Player = player.data;
  return <Player media={media} address={address.data} startAt={startAt} />;
}
