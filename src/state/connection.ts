import { onConnection } from '../browser/connection';
import { dismissText, notify } from './notifications';

/** A browser that never loses the network is believed to have it, since some of them do not know. */
let isOnline = true;

export const isConnected = (): boolean => isOnline;

const listeners = new Set<(isConnected: boolean) => void>();

/** Says once that the network is gone, for as long as it is, and tells who waits for it (O-1, O-17). */
export function watchConnection(): () => void {
  return onConnection((now) => {
    if (now === isOnline) return;
    isOnline = now;
    if (now) dismissText('OFFLINE');
    notify(now ? { text: 'ONLINE_AGAIN' } : { text: 'OFFLINE', isError: true, stays: true });
    for (const tell of [...listeners]) tell(now);
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
