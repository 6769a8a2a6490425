import { useText } from '../../i18n/texts';
import { linkOf } from '../../state/navigation/navigation';
import { notify } from '../../state/notifications/notifications';
import { useElementContext } from '../../state/portal/element-context';
import { reportFailure } from '../../state/portal/failures';
import { Download } from '../../ui/icons/activities/calendar-menu';
import type { Anchor } from '../../ui/popover/Popover';
import { Menu, MenuButton } from '../menu/Menu';
import { FeedItems } from './FeedItems';

interface DatesMenuProps {
  label: string;
  anchor: Anchor;
  onClose: () => void;
}

/** The ways of all dates of the person into a calendar: one file, and a subscription. @see O-26 */
export function DatesMenu({ label, anchor, onClose }: DatesMenuProps) {
  const { t } = useText();
  const context = useElementContext();
  const { portal } = context;
  const save = async () => {
    onClose();
    try {
      const { saveAllDates } = await import('../../state/activities/all-dates');
      const count = await saveAllDates(portal, {
        name: t('CALENDAR_FILE_NAME'),
        addressOf: (target) => linkOf(context, target)?.href,
      });
      if (count === 0) notify(portal, { text: 'CALENDAR_NO_DATES' });
    } catch (error) {
      reportFailure(portal, 'notify', error);
    }
  };
  return (
    <Menu label={label} anchor={anchor} onClose={onClose}>
      <MenuButton icon={Download} text={t('CALENDAR_FILE_ALL')} onPress={() => void save()} />
      <FeedItems onClose={onClose} />
    </Menu>
  );
}
