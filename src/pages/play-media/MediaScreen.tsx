import { itemTypeLabels } from '../../domain/activity/item-type-labels';
import type { Media } from '../../domain/media/media';
import type { Route } from '../../domain/routes';
import { useText } from '../../i18n/text';
import { useHost } from '../../state/host';
import { useMedia, useRelatedMedia } from '../../state/media';
import { FavouriteButton } from '../../widgets/favourite-button/FavouriteButton';
import { Description } from './Description';
import { MediaPlace } from './MediaPlace';
import { PlaceState } from './PlaceState';
import { PlayerPlace } from './PlayerPlace';
import { PlayLayout } from './PlayLayout';
import { RelatedMedia, RelatedSkeleton } from './RelatedMedia';
import { useLengthText } from './use-length-text';

/** One media with its description and its relatives (R-MEDIA-001..010). */
export function MediaScreen({ route }: { route: Extract<Route, { name: 'playMedia' }> }) {
  const { t } = useText();
  const { catalog } = useHost();
  const loaded = useMedia(route.mediaId, route.mediaType);
  const media = loaded.state === 'ready' ? loaded.data : undefined;
  const related = useRelatedMedia(media);
  const lengthText = useLengthText();
  return (
    <PlayLayout
      title={media?.title ?? (loaded.state === 'loading' ? undefined : t(itemTypeLabels[route.mediaType]))}
      language={media?.language}
      heart={media ? <FavouriteButton item={keptItem(media)} /> : null}
      side={sideOf(media, related)}
    >
      <PlayerPlace>
        {loaded.state === 'ready' ? (
          <MediaPlace
            key={loaded.data.id}
            media={loaded.data}
            from={{ context: 'catalog', contextId: catalog.id }}
          />
        ) : (
          <PlaceState played={loaded} noAccess="MEDIA_NO_ACCESS" />
        )}
      </PlayerPlace>
      {media ? <Description of={media} facts={lengthText(media)} /> : null}
    </PlayLayout>
  );
}

function sideOf(media: Media | undefined, related: readonly Media[] | undefined) {
  if (!media) return null;
  if (!related) return <RelatedSkeleton />;
  return related.length > 0 ? <RelatedMedia playing={media} related={related} /> : null;
}

const keptItem = ({ id, type, title }: Media) => ({ elementId: id, type, originalName: title });
