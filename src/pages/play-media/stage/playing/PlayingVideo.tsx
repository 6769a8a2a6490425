import { useState } from 'react';
import { captionTracks, isChapters } from '../../../../domain/media/playback/caption-tracks';
import type { Media } from '../../../../domain/media/media';
import { isPlaylist } from '../../../../domain/media/playlist';
import { useText } from '../../../../i18n/texts';
import { useElementContext } from '../../../../state/portal/element-context';
import { saveChoices, savedChoices } from '../../../../state/media/player-memory';
import { savePosition } from '../../../../state/media/positions';
import { VideoPlayer } from '../../../../ui/video/VideoPlayer';
import { useTimeLink } from './use-time-link';
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
  const { copy, dialog } = useTimeLink(media.title);
  const [tracks] = useState(() => captionTracks(media.textTracks, culture));
  const [choices] = useState(() => savedChoices(portal));
  return (
    <>
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
        onCopyLink={copy}
      />
      {dialog}
    </>
  );
}
