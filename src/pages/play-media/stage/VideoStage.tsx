import { useState } from 'react';
import type { Media } from '../../../domain/media/media';
import { startTimeOf } from '../../../domain/media/playback/start-time';
import { useVideoAddress } from '../../../state/media/hooks';
import { usePosition } from '../../../state/media/positions';
import { useElementLocation } from '../../../state/navigation/element-location';
import { StageState } from './StageState';
import { VideoBox } from './VideoBox';
import { PlayPoster } from './PlayPoster';
import { useVideoPlayer } from './use-video-player';

export interface VideoStageProps {
  media: Media;
  /** The second from which the video plays at once, after a press that chose it. */
  playsFrom?: number | undefined;
}

/**
 * Renders a video. It first shows an image. The player and the video's address load only after the user presses play.
 * An address may name the second at which the video starts.
 * @see R-MEDIA-016 A-114
 */
export function VideoStage({ media, playsFrom }: VideoStageProps) {
  const [startAt, setStartAt] = useState(playsFrom);
  const left = usePosition(media);
  const startTime = startTimeOf(useElementLocation().query);
  if (startAt !== undefined) return <StartedVideo media={media} startAt={startAt} />;
  return (
    <VideoBox>
      <PlayPoster media={media} left={left} startTime={startTime} onPlay={setStartAt} />
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
