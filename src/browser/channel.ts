/** Says something to the other tabs of this origin; the tab that speaks does not hear itself. */
export type Post = (message: unknown) => void;

/** Joins the talk between the tabs; a browser without it, or a page that forbids it, only talks to nobody (O-7). */
export function joinChannel(name: string, onMessage: (message: unknown) => void): Post {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
    return (message) => channel.postMessage(message);
  } catch {
    return () => {};
  }
}
