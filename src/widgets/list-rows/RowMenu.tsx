import { useText } from '../../i18n/texts';
import { Trash2 } from '../../ui/icons/editing';
import type { Anchor } from '../../ui/popover/Popover';
import { Menu, MenuButton } from '../menu/Menu';

interface RowMenuProps {
  name: string;
  anchor: Anchor;
  onRemove: () => void;
  onClose: () => void;
}

/** The context menu of a row, with a single item. @see R-OTHER-053 A-108 */
export function RowMenu({ name, anchor, onRemove, onClose }: RowMenuProps) {
  const { t } = useText();
  return (
    <Menu label={t('LIST_ITEM_MENU', { name })} anchor={anchor} onClose={onClose}>
      <MenuButton isDanger icon={Trash2} text={t('REMOVE')} onPress={onRemove} />
    </Menu>
  );
}
