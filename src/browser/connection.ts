/** Tells when the browser loses the network and when it has it again; gives the way to stop listening. */
export function onConnection(tell: (isConnected: boolean) => void): () => void {
  const lost = () => tell(false);
  const back = () => tell(true);
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}

/** Does the person want as little fetched as can be? Few browsers say. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
