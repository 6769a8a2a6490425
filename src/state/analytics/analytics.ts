import { onLeave, onRestore } from '../../browser/page';
import type { AnalyticsClient } from '../portal/element-context';

/**
 * Starts the page's analytics client with its part of the configuration and passes it every `lp-analytics` event. Stops
 * the client when the visitor leaves the page or the element. A client that throws affects only its own tracking.
 * @see R-API-023..025
 */
export function startAnalytics(element: EventTarget, client: AnalyticsClient, settings: unknown): () => void {
  const track = (event: Event) => safely(() => client.track((event as CustomEvent<unknown>).detail));
  let isRunning = false;
  const start = () => {
    isRunning = true;
    safely(() => client.start?.(settings));
    element.addEventListener('lp-analytics', track);
  };
  const stop = () => {
    if (!isRunning) return;
    isRunning = false;
    element.removeEventListener('lp-analytics', track);
    safely(() => client.stop?.());
  };
  const unsubscribers = [onLeave(stop), onRestore(start)];
  start();
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
    stop();
  };
}

function safely(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(`lp-catalog: analytics: ${String(error)}`);
  }
}
