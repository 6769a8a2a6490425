import { isOnline, onConnectionChange } from '../../browser/connection';
import { dismissText, notify } from '../notifications/notifications';
import type { Portal } from './portal';

/** Notifies that the network is gone, for as long as it is. @see O-1 O-17 */
export function watchConnection(portal: Portal): () => void {
  return onConnectionChange((isBack) => (isBack ? notifyOnline : notifyOffline)(portal));
}

function notifyOnline(portal: Portal): void {
  dismissText(portal, 'OFFLINE');
  dismissText(portal, 'OFFLINE_NOT_DONE');
  notify(portal, { text: 'ONLINE_AGAIN' });
}

/** A press that failed just before the browser noticed has the loss of the network as its reason. */
function notifyOffline(portal: Portal): void {
  if (dismissText(portal, 'ERROR_OCCURED')) return notifyNotDone(portal);
  notify(portal, { text: 'OFFLINE', isError: true, staysOpen: true });
}

/** Says that the network is why a press failed, in place of the standing message for as long as it shows. */
export function notifyNotDone(portal: Portal): void {
  dismissText(portal, 'OFFLINE');
  dismissText(portal, 'OFFLINE_NOT_DONE');
  notify(portal, {
    text: 'OFFLINE_NOT_DONE',
    isError: true,
    onEnd: () => {
      if (!isOnline()) notify(portal, { text: 'OFFLINE', isError: true, staysOpen: true });
    },
  });
}
