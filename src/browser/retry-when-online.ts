import { isOnline, whenOnline } from './connection';

/** Loads code. Without a network, waits for the network and retries. @see O-1 */
export async function retryWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (isOnline()) throw error;
    await new Promise<void>(whenOnline);
    return retryWhenOnline(load);
  }
}
