/** A finished request that a script of the page made with `fetch`. */
export interface FetchTiming {
  address: string;
  /** The status of the response. 0 without a response, or if the browser does not report it. */
  status: number;
  durationMs: number;
}

/**
 * Passes on every finished `fetch` of the page, also those before this call, as far as the browser recorded them.
 * Returns a function that stops it.
 */
export function onFetchTimings(listener: (timings: readonly FetchTiming[]) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const timings = entries.filter(({ initiatorType }) => initiatorType === 'fetch').map(timingOf);
    if (timings.length > 0) listener(timings);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}

const timingOf = (entry: PerformanceResourceTiming): FetchTiming => ({
  address: entry.name,
  // Older browsers have no status.
  status: (entry as { responseStatus?: number }).responseStatus ?? 0,
  durationMs: Math.round(entry.duration),
});
