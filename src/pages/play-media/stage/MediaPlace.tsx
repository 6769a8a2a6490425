import { Suspense } from 'react';
import { playbackOf } from '../../../domain/activities/media-types';
import type { Media } from '../../../domain/media/media';
import type { MediaContext } from '../../../state/media/media';
import { PlaceLoading } from './PlaceState';
import { VideoPlace } from './VideoPlace';
import { lazyPart } from '../../../state/lazy/lazy-part';

const OtherPlace = lazyPart(async () => (await import('./OtherPlace')).OtherPlace);

/** A media in its place: our player, a frame, or a button that opens it elsewhere (R-MEDIA-016..020). */
export function MediaPlace({ media, from }: { media: Media; from: MediaContext }) {
  if (playbackOf(media.type) === 'player') return <VideoPlace media={media} />;
  return (
    <Suspense fallback={<PlaceLoading />}>
      <OtherPlace media={media} from={from} />
    </Suspense>
  );
}
