import { playbackOf } from '../../../domain/activities/media-types';
import type { Media } from '../../../domain/media/media';
import type { MediaContext } from '../../../state/media/media';
import { MediaFrame } from '../../../widgets/media-frame/MediaFrame';
import { OpenPlace } from './OpenPlace';

/** What our player does not play: a frame, or a button that opens it elsewhere (R-MEDIA-017..020). */
export function OtherPlace({ media, from }: { media: Media; from: MediaContext }) {
  const open = <OpenPlace media={media} from={from} />;
  return playbackOf(media.type) === 'frame' ? <MediaFrame media={media} from={from} fallback={open} /> : open;
}
