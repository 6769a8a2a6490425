import { Suspense } from 'react';
import { playbackOf } from '../../../domain/media/media-types';
import type { MediaContext } from '../../../state/media/frame';
import { StageLoading } from './StageState';
import { VideoStage, type VideoStageProps } from './VideoStage';
import { lazyComponent } from '../../../ui/lazy/lazy-component';

const OtherStage = lazyComponent(async () => (await import('./OtherStage')).OtherStage);

/**
 * Renders a media item in the player area: the built-in player, a frame, or a button that opens it in another tab.
 * @see R-MEDIA-016..020
 */
export function MediaStage({ media, from, playsFrom }: VideoStageProps & { from: MediaContext }) {
  if (playbackOf(media.type) === 'player') return <VideoStage media={media} playsFrom={playsFrom} />;
  return (
    <Suspense fallback={<StageLoading />}>
      <OtherStage media={media} from={from} />
    </Suspense>
  );
}
