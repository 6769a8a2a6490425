/**
 * Runs a task with a signal that aborts after a time. The timer ends with the task: a signal of `AbortSignal.timeout`
 * would hold the task in memory until then.
 */
export async function withTimeout<Result>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
