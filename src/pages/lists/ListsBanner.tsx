import { defaultPictureNumber } from '../../domain/media/default-picture';
import { useImageSource } from '../../state/catalog/image-source';
import { useListRows } from '../../state/lists/hooks';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';

/** Renders the header image: the image of the first favourite, or a default illustration. @see R-LISTS-003 A-111 */
export function ListsBanner() {
  const imageSource = useImageSource();
  const { data: rows, error } = useListRows();
  const first = rows?.[0];
  const details = first?.state === 'found' ? first.details : undefined;
  return (
    <div className={tw('h-32 md:h-48 rounded-card overflow-hidden bg-sunken')}>
      {rows || error ? (
        <Picture
          src={imageSource(details?.image)}
          seed={defaultPictureNumber(details?.id ?? '')}
          width={1280}
          height={192}
        />
      ) : null}
    </div>
  );
}
