import { onConnection } from '../../browser/connection';
import { dismissText, notify } from '../notifications/notifications';

/** A browser that never loses the network is believed to have it, since some of them do not know. */
let isOnline = true;

export const isConnected = (): boolean => isOnline;

const listeners = new Set<(isConnected: boolean) => void>();

/** Says once that the network is gone, for as long as it is, and tells who waits for it (O-1, O-17). */
export function watchConnection(): () => void {
  return onConnection((now) => {
    if (now === isOnline) return;
    isOnline = now;
    if (now) notifyOnline();
    else notifyOffline();
    for (const tell of [...listeners]) tell(now);
  });
}

function notifyOnline(): void {
  dismissText('OFFLINE');
  dismissText('OFFLINE_NOT_DONE');
  notify({ text: 'ONLINE_AGAIN' });
}

/** A press that failed just before the browser noticed has the loss of the network as its reason. */
function notifyOffline(): void {
  if (dismissText('ERROR_OCCURED')) return notifyNotDone();
  notify({ text: 'OFFLINE', isError: true, staysOpen: true });
}

/** Says that the network is why a press failed. It takes the place of the standing message for as long as it shows. */
export function notifyNotDone(): void {
  dismissText('OFFLINE');
  dismissText('OFFLINE_NOT_DONE');
  notify({
    text: 'OFFLINE_NOT_DONE',
    isError: true,
    onEnd: () => {
      if (!isOnline) notify({ text: 'OFFLINE', isError: true, staysOpen: true });
    },
  });
}

/** Tells of every loss and return of the network. */
export function onConnectionChange(tell: (isConnected: boolean) => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Runs something when the network is there again. */
export function whenConnected(run: () => void): void {
  const stop = onConnectionChange((now) => {
    if (!now) return;
    stop();
    run();
  });
}
