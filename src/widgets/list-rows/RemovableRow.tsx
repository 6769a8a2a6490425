import { useRef, type ReactNode } from 'react';
import { vibrate } from '../../browser/page';
import { longPress } from '../../domain/gestures';
import { useText } from '../../i18n/texts';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { useElementContext } from '../../state/portal/element-context';
import { removeRow } from '../../state/lists/list-items';
import type { ListRow } from '../../state/lists/list-rows';
import { IconButton } from '../../ui/button/Button';
import { Trash2 } from '../../ui/icons/editing';
import { useLongPress } from '../../ui/press/use-long-press';
import { useLayer } from '../layer/use-layer';
import { useRowName } from './use-row-name';

interface RemovableRowProps {
  row: ListRow;
  listId?: string;
  /** Called before the row is removed, so that the focus can move to a control beside it. */
  onRemove: () => void;
  /** Renders the row with the button that removes it. */
  render: (removeButton: ReactNode) => ReactNode;
}

const rowMenu = lazyModule(() => import('./RowMenu'));

/**
 * A row that its owner can remove: by its button, by a long press and by the context-menu key.
 * @see R-OTHER-053 O-3 A-108
 */
export function RemovableRow({ row, listId, onRemove, render }: RemovableRowProps) {
  const { t } = useText();
  const context = useElementContext();
  const nameOf = useRowName();
  const button = useRef<HTMLButtonElement>(null);
  const { loaded, anchor, open, close } = useLayer(rowMenu);
  const press = useLongPress({
    ...longPress,
    onOpen: (point) => {
      if (button.current) open({ element: button.current, ...(point ? { point } : {}) });
    },
    onCancel: () => vibrate(longPress.vibratesMs),
  });
  const remove = () => {
    close();
    onRemove();
    void removeRow(context, row, listId);
  };
  const name = nameOf(row);
  return (
    // The button does everything that the presses do.

    <div {...press}>
      {render(
        <IconButton
          ref={button}
          label={t('LIST_ITEM_REMOVE', { name })}
          icon={Trash2}
          data-control={`remove ${row.item.id}`}
          onClick={remove}
        />,
      )}
      {loaded && anchor ? (
        <loaded.RowMenu name={name} anchor={anchor} onRemove={remove} onClose={close} />
      ) : null}
    </div>
  );
}
