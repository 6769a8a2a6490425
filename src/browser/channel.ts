/** Posts a message to the other tabs of this origin. The posting tab does not receive it. */
export type Post = (message: unknown) => void;

/** Joins a channel between tabs. If the browser or the page does not allow channels, posting does nothing. @see O-7 */
export function joinChannel(name: string, onMessage: (message: unknown) => void): Post {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
    return (message) => channel.postMessage(message);
  } catch {
    return () => {};
  }
}
