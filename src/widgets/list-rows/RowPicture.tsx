import type { ListRow } from '../../domain/lists/list-row';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { useImageSource } from '../../state/catalog/image-source';
import { Picture } from '../../ui/picture/Picture';

/** The image of an item of a list, as a small square. */
export function RowPicture({ row, size }: { row: ListRow; size: number }) {
  const imageSource = useImageSource();
  const image = row.state === 'found' ? row.details.image : undefined;
  return (
    <Picture
      src={imageSource(image)}
      seed={defaultPictureNumber(row.item.elementId ?? row.item.id)}
      width={size}
      height={size}
    />
  );
}
