import { defaultPictureNumber } from '../../domain/media/default-picture';
import { isRemovable, type ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';
import { useImageSource } from '../../state/catalog/image-source';
import { IconButton } from '../../ui/button/Button';
import { Trash2 } from '../../ui/icons/editing';
import { Picture } from '../../ui/picture/Picture';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';
import { DragHandle } from '../reorder/DragHandle';
import { MoveButtons } from '../reorder/MoveButtons';
import { useRowName } from '../list-rows/use-row-name';

interface EditRowProps {
  row: ListRow;
  index: number;
  lastIndex: number;
  parts: DragParts;
  onMove: (to: number, control: string) => void;
  onRemove: () => void;
}

/**
 * One item in the dialog: its small image and name, the buttons that move it, and the button that removes it.
 * @see R-LISTS-021 R-LISTS-022 A-022
 */
export function EditRow({ row, index, lastIndex, parts, onMove, onRemove }: EditRowProps) {
  const imageSource = useImageSource();
  const { t } = useText();
  const { item } = row;
  const details = row.state === 'found' ? row.details : undefined;
  const name = useRowName()(row);
  const element = { id: item.id, name };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handle is the control
    <li
      ref={parts.row.ref}
      style={parts.row.style}
      className={parts.isDragging ? lifted : lying}
      onMouseDown={(event) => {
        if (!isTool(event.target)) parts.row.onMouseDown?.(event);
      }}
    >
      <div className={tw('flex items-center gap-2 min-w-0 grow')}>
        <DragHandle
          element={element}
          parts={parts}
          lastIndex={lastIndex}
          onMove={(to) => onMove(to, `handle ${item.id}`)}
        />
        <div className={tw('w-10 aspect-square shrink-0 rounded-control overflow-hidden')}>
          <Picture
            src={imageSource(details?.image)}
            seed={defaultPictureNumber(item.elementId ?? item.id)}
            width={40}
            height={40}
          />
        </div>
        <span className={tw('min-w-0 flex flex-col')}>
          <span dir="auto" lang={details?.language} className={tw('text-14 line-clamp-2 break-anywhere')}>
            {name}
          </span>
          <State of={row} />
        </span>
      </div>
      <div data-tools className={tw('flex shrink-0 ms-auto text-muted')}>
        <MoveButtons
          element={element}
          index={index}
          lastIndex={lastIndex}
          onMove={(to, control) => onMove(to, `${control} ${item.id}`)}
        />
        {isRemovable(row) ? (
          <IconButton
            label={t('LIST_ITEM_REMOVE', { name })}
            icon={Trash2}
            data-control={`remove ${item.id}`}
            onClick={onRemove}
          />
        ) : (
          <span className={tw('size-10')} />
        )}
      </div>
    </li>
  );
}

/** The reason why only the name of an entry is known. @see O-23 */
function State({ of: { state } }: { of: ListRow }) {
  const { t } = useText();
  if (state !== 'failed' && state !== 'unreadable') return null;
  return (
    <span className={tw('text-13 text-muted')}>
      {t(state === 'failed' ? 'LIST_ITEM_FAILED' : 'LIST_ITEM_UNREADABLE')}
    </span>
  );
}

const isTool = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-tools]') !== null;

const lying = tw('relative flex phone:flex-wrap items-center py-1 border-b border-border bg-raised');
const lifted = tw(
  'relative flex phone:flex-wrap items-center py-1 border border-border bg-raised z-10 shadow-layer rounded-control',
);
