import type { ListInfo } from '../../domain/lists/list';
import type { ListRow } from '../../domain/lists/list-row';
import { tw } from '../../ui/style/tw';
import { ListPicture } from './ListPicture';
import { RowPicture } from '../list-rows/RowPicture';

/** The number of images in the collage. */
const most = 4;

const whole = tw('col-span-2 row-span-2');
const half = tw('row-span-2 min-h-0');
const quarter = tw('min-h-0');

/** Returns the class of an image: the images share the square, and the first of three takes half of it. */
function areaOf(index: number, count: number): string {
  if (count === 1) return whole;
  return count === 2 || (count === 3 && index === 0) ? half : quarter;
}

/** The images of the first four items as one image. An empty list shows its own image. @see R-LISTS-013 */
export function ListCollage({ list, rows }: { list: ListInfo; rows: readonly ListRow[] }) {
  const shown = rows.slice(0, most);
  if (shown.length === 0) return <ListPicture id={list.id} colour={list.colour} />;
  return (
    <div data-collage aria-hidden className={tw('grid grid-cols-2 grid-rows-2 gap-0.5 h-full')}>
      {shown.map((row, index) => (
        <div key={row.item.id} className={areaOf(index, shown.length)}>
          <RowPicture row={row} size={64} />
        </div>
      ))}
    </div>
  );
}
