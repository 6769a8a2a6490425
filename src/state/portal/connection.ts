import { isOnline, onConnectionChange } from '../../browser/connection';
import { dismissText, notify } from '../notifications/notifications';
import type { Portal } from './portal';

/** Shows a notification for as long as there is no network. @see O-1 O-17 */
export function watchConnection(portal: Portal): () => void {
  return onConnectionChange((isBack) => (isBack ? notifyOnline : notifyOffline)(portal));
}

function notifyOnline(portal: Portal): void {
  dismissText(portal, 'OFFLINE');
  dismissText(portal, 'OFFLINE_NOT_DONE');
  notify(portal, { text: 'ONLINE_AGAIN' });
}

/** When an action failed just before the browser noticed, the missing network is the reason. */
function notifyOffline(portal: Portal): void {
  if (dismissText(portal, 'ERROR_OCCURED')) return notifyNotDone(portal);
  notify(portal, { text: 'OFFLINE', isError: true, isPersistent: true });
}

/**
 * Reports that an action failed because there is no network. While this notification shows, it replaces the permanent
 * one.
 */
export function notifyNotDone(portal: Portal): void {
  dismissText(portal, 'OFFLINE');
  dismissText(portal, 'OFFLINE_NOT_DONE');
  notify(portal, {
    text: 'OFFLINE_NOT_DONE',
    isError: true,
    onEnd: () => {
      if (!isOnline()) notify(portal, { text: 'OFFLINE', isError: true, isPersistent: true });
    },
  });
}
