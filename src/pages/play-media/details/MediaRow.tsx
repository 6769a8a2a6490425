import { defaultPictureNumber } from '../../../domain/media/default-picture';
import { measuresPx } from '../../../domain/dimensions';
import type { Media } from '../../../domain/media/media';
import { useText } from '../../../i18n/texts';
import { usePosition } from '../../../state/media/positions';
import { Picture } from '../../../ui/picture/Picture';
import { tw } from '../../../ui/style/tw';
import { clock } from '../../../ui/video/clock';
import { useLengthText } from '../stage/use-length-text';

/** Returns the class of a link to a media item in the side list. */
export const rowClass = (isPlaying: boolean): string => `${row} ${isPlaying ? playing : ''}`;

const row = tw('flex gap-3 p-2 rounded-control hover:bg-primary-soft');
const playing = tw('bg-primary-soft');

/** Renders a media item in a list: an image of 120 by 80 px, title, type and length. @see R-MEDIA-011 R-CONST-019 */
export function MediaRow({ media, isPlaying = false }: { media: Media; isPlaying?: boolean }) {
  const { t } = useText();
  const lengthText = useLengthText();
  const position = usePosition(media);
  const { width, height } = measuresPx.relatedImage;
  return (
    <>
      <span className={tw('block shrink-0 w-related h-20 rounded-control overflow-hidden')}>
        <Picture src={media.image} seed={defaultPictureNumber(media.id)} width={width} height={height} />
      </span>
      <span className={tw('min-w-0')}>
        {isPlaying ? (
          <span className={tw('block text-13 font-semibold text-primary')}>{t('MEDIA_NOW_PLAYING')}</span>
        ) : null}
        <span className={tw('font-semibold text-14 line-clamp-2')} lang={media.language} title={media.title}>
          {media.title}
        </span>
        <span className={tw('block text-13 text-muted')}>{lengthText(media)}</span>
        {position === undefined || isPlaying ? null : (
          <span className={tw('block text-13 text-primary')}>
            {t('MEDIA_RESUME', { time: clock(position) })}
          </span>
        )}
      </span>
    </>
  );
}
