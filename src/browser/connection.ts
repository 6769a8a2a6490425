/**
 * Starts as true and changes only with events. Some browsers cannot detect the network, and a browser without an
 * `offline` event counts as online.
 */
let isOnlineNow = true;

const listeners = new Set<(isOnline: boolean) => void>();

/**
 * Returns whether the page has a network connection. The value follows the browser's events only while there is a
 * subscriber.
 */
export const isOnline = (): boolean => isOnlineNow;

/** Calls the listener when the network connection is lost and when it is back. Returns a function that unsubscribes. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  // A server has no such events, and the listener would retain the portal of its request.
  if (typeof window === 'undefined') return () => {};
  if (listeners.size === 0) change('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) change('removeEventListener');
  };
}

function change(method: 'addEventListener' | 'removeEventListener'): void {
  for (const type of ['offline', 'online']) window[method](type, update);
}

function update({ type }: Event): void {
  const now = type === 'online';
  if (now === isOnlineNow) return;
  isOnlineNow = now;
  for (const listener of [...listeners]) listener(now);
}

/** Runs a task once, when the network connection is back. */
export function whenOnline(run: () => void): void {
  const stop = onConnectionChange((isBack) => {
    if (!isBack) return;
    stop();
    run();
  });
}

/** Returns whether the person prefers reduced data use. Few browsers support this. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
