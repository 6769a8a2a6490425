import { calendarEvent } from '../../domain/dates/calendar-event';
import { googleCalendarLink, outlookLink } from '../../domain/dates/calendar-links';
import { clickTarget } from '../../domain/navigation/click-target';
import type { ResultItem } from '../../domain/search/result-item';
import { useText } from '../../i18n/texts';
import { absoluteHref, linkOf } from '../../state/navigation/navigation';
import { useApi } from '../../state/portal/api';
import { useElementContext } from '../../state/portal/element-context';
import { reportFailure } from '../../state/portal/failures';
import { Download, ExternalLink } from '../../ui/icons/activities/calendar-menu';
import type { Anchor } from '../../ui/popover/Popover';
import { Menu, MenuButton, MenuLink } from '../menu/Menu';
import { FeedItems } from './FeedItems';

interface ItemMenuProps {
  item: ResultItem;
  label: string;
  anchor: Anchor;
  onClose: () => void;
}

/** The ways of an item or its class into a calendar: a file, two calendars on the web, and a subscription. @see A-060 */
export function ItemMenu({ item, label, anchor, onClose }: ItemMenuProps) {
  const { t } = useText();
  const { portal } = useElementContext();
  const { timeZone } = useApi();
  const event = useEvent(item);
  if (event === undefined) return null;
  const save = async () => {
    onClose();
    try {
      const { saveCalendarFile } = await import('../../state/activities/calendar-file');
      saveCalendarFile([event], { name: item.title, now: new Date(portal.environment.now()) });
    } catch (error) {
      reportFailure(portal, 'notify', error);
    }
  };
  const google = googleCalendarLink(event, timeZone);
  return (
    <Menu label={label} anchor={anchor} onClose={onClose}>
      <MenuButton icon={Download} text={t('CALENDAR_FILE')} onPress={() => void save()} />
      <MenuLink
        icon={ExternalLink}
        text={t('CALENDAR_GOOGLE')}
        href={google}
        opensNewTab
        onFollow={onClose}
      />
      <MenuLink
        icon={ExternalLink}
        text={t('CALENDAR_OUTLOOK')}
        href={outlookLink(event)}
        opensNewTab
        onFollow={onClose}
      />
      <FeedItems onClose={onClose} />
    </Menu>
  );
}

function useEvent(item: ResultItem) {
  const context = useElementContext();
  const { timeZone } = useApi();
  const href = linkOf(context, clickTarget(item))?.href;
  return calendarEvent(item, { timeZone, href: href && absoluteHref(context, href) });
}
