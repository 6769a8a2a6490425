import { defaultPictureNumber } from '../../domain/media/default-picture';
import { isRemovable, type ListRow } from '../../domain/lists/list-row';
import { useText } from '../../i18n/texts';
import { useImageSource } from '../../state/catalog/image-source';
import { IconButton } from '../../ui/button/Button';
import { Trash2 } from '../../ui/icons/editing';
import type { DragParts } from '../../ui/sortable/drag-parts';
import { tw } from '../../ui/style/tw';
import { DragHandle } from '../reorder/DragHandle';
import { MoveButtons } from '../reorder/MoveButtons';
import { ReorderRow } from '../reorder/ReorderRow';
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
  const handle = (
    <DragHandle
      element={element}
      parts={parts}
      lastIndex={lastIndex}
      onMove={(to) => onMove(to, `handle ${item.id}`)}
    />
  );
  const tools = (
    <>
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
    </>
  );
  return (
    <ReorderRow
      parts={parts}
      handle={handle}
      picture={{
        src: imageSource(details?.image),
        seed: defaultPictureNumber(item.elementId ?? item.id),
      }}
      tools={tools}
    >
      <span className={tw('min-w-0 flex flex-col')}>
        <span dir="auto" lang={details?.language} className={tw('text-14 line-clamp-2 break-anywhere')}>
          {name}
        </span>
        <State of={row} />
      </span>
    </ReorderRow>
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
