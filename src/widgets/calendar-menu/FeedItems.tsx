import { copyText } from '../../browser/share';
import { subscriptionAddress } from '../../domain/dates/calendar-links';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/texts';
import { notify } from '../../state/notifications/notifications';
import { usePortal } from '../../state/portal/portal-context';
import { useConfiguration } from '../../state/portal/portal-state';
import { useSession } from '../../state/session/hooks';
import { CalendarSync, Copy } from '../../ui/icons/activities/calendar-menu';
import { MenuButton, MenuLink } from '../menu/Menu';

/**
 * The ways to subscribe to the person's dates, if the portal has a feed: a link for an application of the device, and
 * the address for a calendar on the web, which cannot open such a link.
 * @see O-26
 */
export function FeedItems({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const portal = usePortal();
  const feed = useConfiguration()?.calendarFeedUrl;
  const address = feed === undefined ? undefined : subscriptionAddress(feed);
  const isSignedIn = isUser(useSession());
  if (feed === undefined || address === undefined || !isSignedIn) return null;
  const copy = async () => {
    onClose();
    const isCopied = await copyText(feed);
    notify(portal, isCopied ? { text: 'CALENDAR_COPIED' } : { text: 'ERROR_OCCURED', isError: true });
  };
  return (
    <>
      <MenuLink icon={CalendarSync} text={t('CALENDAR_SUBSCRIBE')} href={address} onFollow={onClose} />
      <MenuButton icon={Copy} text={t('CALENDAR_COPY')} onPress={() => void copy()} />
    </>
  );
}
