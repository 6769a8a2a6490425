import { useState } from 'react';
import type { Media, TextTrack } from '../../../domain/media/media';
import { isPlaylist } from '../../../domain/media/playlist';
import { useText } from '../../../i18n/texts';
import { useElementContext } from '../../../state/portal/element-context';
import { saveChoices, savePosition, savedChoices } from '../../../state/media/player-memory';
import { VideoPlayer } from '../../../ui/video/VideoPlayer';
import { useVideoLabels } from './use-video-labels';

interface PlayingVideoProps {
  media: Media;
  address: string;
  /** The start position in seconds. */
  startAt: number;
}

/** Renders the player of a video with its captions and chapters, and the choices from the last video. @see O-14 */
export function PlayingVideo({ media, address, startAt }: PlayingVideoProps) {
  const { element, portal } = useElementContext();
  const { culture } = useText();
  const labels = useVideoLabels(media.title);
  const [tracks] = useState(() => captionsOf(media.textTracks, culture));
  const [choices] = useState(() => savedChoices(portal));
  return (
    <VideoPlayer
      address={address}
      isPlaylist={isPlaylist({ ...media, address })}
      poster={media.poster}
      tracks={tracks}
      chapters={media.textTracks.find(isChapters)}
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

const isChapters = (track: TextTrack): track is TextTrack & { kind: 'chapters' } => track.kind === 'chapters';

/** Returns the captions and subtitles of a video. Tracks in the page's language come first. @see O-14 */
function captionsOf(tracks: readonly TextTrack[], culture: string): CaptionTrack[] {
  const [language = ''] = culture.split('-');
  const shown = tracks.filter((track): track is CaptionTrack => !isChapters(track));
  const isOwn = (track: TextTrack) => Number(track.language.startsWith(language));
  return shown.sort((a, b) => isOwn(b) - isOwn(a));
}
