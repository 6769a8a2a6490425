import { playbackOf } from '../../../domain/media/media-types';
import type { Media } from '../../../domain/media/media';
import type { MediaContext } from '../../../state/media/frame';
import { MediaFrame } from '../../../widgets/media-frame/MediaFrame';
import { OpenStage } from './OpenStage';

/**
 * Renders a media item that the built-in player does not play: a frame, or a button that opens it in another tab.
 * @see R-MEDIA-017..020
 */
export function OtherStage({ media, from }: { media: Media; from: MediaContext }) {
  const open = <OpenStage media={media} from={from} />;
  return playbackOf(media.type) === 'frame' ? <MediaFrame media={media} from={from} fallback={open} /> : open;
}
