/** A browser that never loses the network is believed to have it, since some browsers do not know. */
let isOnlineNow = true;

const listeners = new Set<(isOnline: boolean) => void>();

/** Does the page have a network? Follows the browser's events while somebody is subscribed. */
export const isOnline = (): boolean => isOnlineNow;

/** Calls the listener when the network is lost and when it is back; returns the way to stop. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
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

/** Runs a task once, when the network is back. */
export function whenOnline(run: () => void): void {
  const stop = onConnectionChange((isBack) => {
    if (!isBack) return;
    stop();
    run();
  });
}

/** Does the person want as little fetched as can be? Few browsers say. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
