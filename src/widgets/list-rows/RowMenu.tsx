import { useText } from '../../i18n/texts';
import { Trash2 } from '../../ui/icons/editing';
import { Popover, type Anchor } from '../../ui/popover/Popover';
import { tw } from '../../ui/style/tw';

interface RowMenuProps {
  name: string;
  anchor: Anchor;
  onRemove: () => void;
  onClose: () => void;
}

const item = tw(
  'flex items-center gap-2 w-full min-h-bar px-3 py-2 rounded-control text-danger hover:bg-primary-soft',
);

/** The context menu of a row, with a single item. @see R-OTHER-053 A-108 */
export function RowMenu({ name, anchor, onRemove, onClose }: RowMenuProps) {
  const { t } = useText();
  return (
    <Popover
      role="menu"
      label={t('LIST_ITEM_MENU', { name })}
      anchor={anchor}
      focusOn="[role=menuitem]"
      onClose={onClose}
    >
      <div role="none" className={tw('p-1')}>
        <button type="button" role="menuitem" className={item} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
          {t('REMOVE')}
        </button>
      </div>
    </Popover>
  );
}
