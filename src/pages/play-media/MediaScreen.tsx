import { Suspense } from 'react';
import { playbackOf } from '../../domain/media/media-types';
import { itemTypeLabels } from '../../domain/activities/item-type-labels';
import type { Media } from '../../domain/media/media';
import type { Route } from '../../domain/navigation/routes';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { useMayFill, type MediaContext } from '../../state/media/frame';
import { useMedia, useRelatedMedia } from '../../state/media/hooks';
import { Description } from './details/Description';
import { MediaStage } from './stage/MediaStage';
import { StageState, unavailableTitle } from './stage/StageState';
import { VideoBox } from './stage/VideoBox';
import { PlayLayout } from './PlayLayout';
import type { Section } from './details/section';
import { SideSkeleton } from './details/SideSkeleton';
import { useLengthText } from './stage/use-length-text';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const RelatedMedia = lazyComponent(async () => (await import('./details/RelatedMedia')).RelatedMedia);

/** Renders a media item with its description and related media. @see R-MEDIA-001..010 */
export function MediaScreen({ route }: { route: Extract<Route, { name: 'playMedia' }> }) {
  const { t } = useText();
  const { data: media, error, refetch } = useMedia(route.mediaId, route.mediaType);
  const related = useRelatedMedia(media);
  if (media) return <LoadedMedia media={media} related={related} />;
  const title = unavailableTitle(error, itemTypeLabels[route.mediaType]);
  const state = <StageState error={error} onRetry={refetch} noAccess="MEDIA_NO_ACCESS" />;
  const isVideo = playbackOf(route.mediaType) === 'player';
  return (
    <PlayLayout
      title={title && t(title)}
      isVideo={isVideo}
      player={isVideo ? <VideoBox>{state}</VideoBox> : state}
    />
  );
}

interface LoadedMediaProps {
  media: Media;
  related: readonly Media[] | undefined;
}

function LoadedMedia({ media, related }: LoadedMediaProps) {
  const { catalog } = useElementContext();
  const from: MediaContext = { context: 'catalog', contextId: catalog.id };
  const mayFill = useMayFill(media, from);
  const lengthText = useLengthText();
  const about = <Description of={media} metadata={lengthText(media)} />;
  const information: Section = { key: 'information', label: 'MEDIA_TAB_INFORMATION', content: about };
  const side = sideOf(media, related);
  return (
    <PlayLayout
      title={media.title}
      language={media.language}
      item={{ elementId: media.id, type: media.type, originalName: media.title }}
      mayFill={mayFill}
      isVideo={playbackOf(media.type) === 'player'}
      player={<MediaStage key={media.id} media={media} from={from} />}
      main={[information]}
      side={side}
      tabs={[side, information]}
      info={about}
    />
  );
}

function sideOf(media: Media, related: readonly Media[] | undefined): Section | undefined {
  if (related?.length === 0) return undefined;
  const content = related ? (
    <Suspense fallback={<SideSkeleton />}>
      <RelatedMedia playing={media} related={related} />
    </Suspense>
  ) : (
    <SideSkeleton />
  );
  return { key: 'related', label: 'MEDIA_TAB_RELATED', content };
}
