import { playbackOf } from '../../domain/activity/media-types';
import type { Media } from '../../domain/media/media';
import type { MediaContext } from '../../state/media';
import { MediaFrame } from '../../widgets/media-frame/MediaFrame';
import { OpenPlace } from './OpenPlace';
import { VideoPlace } from './VideoPlace';

/** A media in its place: our player, a frame, or a button that opens it elsewhere (R-MEDIA-016..020). */
export function MediaPlace({ media, from }: { media: Media; from: MediaContext }) {
  const playback = playbackOf(media.type);
  if (playback === 'player') return <VideoPlace media={media} />;
  const open = <OpenPlace media={media} from={from} />;
  return playback === 'frame' ? <MediaFrame media={media} from={from} fallback={open} /> : open;
}
