import { useState } from 'react';
import type { Media, TextTrack } from '../../../domain/media/media';
import { isPlaylist } from '../../../domain/media/playlist';
import { useText } from '../../../i18n/texts';
import { useElementContext } from '../../../state/portal/element-context';
import { usePortal } from '../../../state/portal/portal-context';
import { useVideoAddress } from '../../../state/media/media';
import { saveChoices, savePosition, savedChoices, savedPosition } from '../../../state/media/player-memory';
import { StageState } from './StageState';
import { VideoBox } from './VideoBox';
import { PlayPoster } from './PlayPoster';
import { useVideoLabels } from './use-video-labels';
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
  const { element, portal } = useElementContext();
  const { culture } = useText();
  const labels = useVideoLabels(media.title);
  const address = useVideoAddress(media.id);
  const player = useVideoPlayer();
  const [tracks] = useState(() => captionsOf(media.textTracks, culture));
  const [choices] = useState(() => savedChoices(portal));
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
  return (
    <Player
      address={address.data}
      isPlaylist={isPlaylist({ ...media, address: address.data })}
      poster={media.poster}
      tracks={tracks}
      labels={labels}
      startAt={startAt}
      choices={choices}
      onChoices={(next) => saveChoices(portal, next)}
      onPosition={(at) => savePosition(portal, media.id, at)}
      onState={(state, seconds) => element.emit('lp-media-state', { mediaId: media.id, state, seconds })}
    />
  );
}

type CaptionTrack = TextTrack & { kind: 'captions' | 'subtitles' };

/** Returns the captions and subtitles of a video. Tracks in the page's language come first. @see O-14 */
function captionsOf(tracks: readonly TextTrack[], culture: string): CaptionTrack[] {
  const [language = ''] = culture.split('-');
  const shown = tracks.filter((track): track is CaptionTrack => track.kind !== 'chapters');
  const isOwn = (track: TextTrack) => Number(track.language.startsWith(language));
  return shown.sort((a, b) => isOwn(b) - isOwn(a));
}
