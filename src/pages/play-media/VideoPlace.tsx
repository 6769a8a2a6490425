import { useState } from 'react';
import type { Media, TextTrack } from '../../domain/media/media';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { useVideoAddress } from '../../state/media';
import { PlaceState } from './PlaceState';
import { PlayPoster } from './PlayPoster';
import { useVideoLabels } from './use-video-labels';
import { useVideoPlayer } from './use-video-player';

/** A video: its picture first; player and source are fetched only when the person presses play (R-MEDIA-016, A-114). */
export function VideoPlace({ media }: { media: Media }) {
  const [isStarted, setIsStarted] = useState(false);
  if (isStarted) return <StartedVideo media={media} />;
  return <PlayPoster media={media} onPlay={() => setIsStarted(true)} />;
}

function StartedVideo({ media }: { media: Media }) {
  const { element } = useHost();
  const { culture } = useText();
  const labels = useVideoLabels(media.title);
  const address = useVideoAddress(media.id);
  const player = useVideoPlayer();
  const [tracks] = useState(() => captionsOf(media.textTracks, culture));
  if (address.state === 'unavailable') return <PlaceState played={address} noAccess="MEDIA_NO_ACCESS" />;
  if (player.state === 'unavailable') return <PlaceState played={player} noAccess="MEDIA_NO_ACCESS" />;
  if (address.state === 'loading' || player.state === 'loading') return <PlayPoster media={media} />;
  const Player = player.data;
  return (
    <Player
      address={address.data}
      poster={media.poster}
      tracks={tracks}
      labels={labels}
      onState={(state, seconds) => element.emit('lp-media-state', { mediaId: media.id, state, seconds })}
    />
  );
}

type CaptionTrack = TextTrack & { kind: 'captions' | 'subtitles' };

/** What can be shown over the picture, the language of the page first (O-14). */
function captionsOf(tracks: readonly TextTrack[], culture: string): CaptionTrack[] {
  const [language = ''] = culture.split('-');
  const shown = tracks.filter((track): track is CaptionTrack => track.kind !== 'chapters');
  const isOwn = (track: TextTrack) => Number(track.language.startsWith(language));
  return shown.sort((a, b) => isOwn(b) - isOwn(a));
}
