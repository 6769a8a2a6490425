/** Returns a function that starts asynchronous work. A call during the work returns the promise of the pending work. */
export function sharePending(work: () => Promise<void>): () => Promise<void> {
  let pending: Promise<void> | undefined;
  return () =>
    (pending ??= work().finally(() => {
      pending = undefined;
    }));
}
