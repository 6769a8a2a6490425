import type { Media } from '../../../domain/media/media';
import { useText } from '../../../i18n/texts';
import { tw } from '../../../ui/style/tw';
import { RouteLink } from '../../../widgets/link/Link';
import { Fold } from './Fold';
import { MediaRow, rowClass } from './MediaRow';

interface RelatedMediaProps {
  playing: Media;
  related: readonly Media[];
}

/** Renders the current media item and related media. @see R-MEDIA-007..011 */
export function RelatedMedia({ playing, related }: RelatedMediaProps) {
  const { t } = useText();
  return (
    <aside aria-label={t('MEDIA_RELATED')} className={tw('flex flex-col gap-2')}>
      <div aria-current="true" className={rowClass(true)}>
        <MediaRow media={playing} isPlaying />
      </div>
      <Fold title={t('MEDIA_RELATED')} below={1}>
        <ul className={tw('flex flex-col gap-1')}>
          {related.map((media) => (
            <li key={media.id}>
              <RouteLink
                to={{ name: 'playMedia', mediaId: media.id, mediaType: media.type }}
                className={rowClass(false)}
              >
                <MediaRow media={media} />
              </RouteLink>
            </li>
          ))}
        </ul>
      </Fold>
    </aside>
  );
}
