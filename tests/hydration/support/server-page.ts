import type { Page } from '@playwright/test';

/** Lets the code of a page wait until it runs. */
export interface PausedCode {
  hold: () => void;
  run: () => void;
}

/** Pauses the code of the elements at an address. It waits from the start, and again after `hold`. */
export async function pausedCode(page: Page, pattern: string): Promise<PausedCode> {
  let run = () => {};
  let mayRun = Promise.resolve();
  const hold = () => void (mayRun = new Promise((resolve) => (run = resolve)));
  hold();
  await page.route(pattern, async (route) => {
    await mayRun;
    await route.continue();
  });
  return { hold, run: () => run() };
}

/** Returns the calls to a portal since the last time. */
export async function callsOf({ request }: Page, portal = ''): Promise<string[]> {
  const answer = await request.get(`${portal}/__calls`);
  await request.delete(`${portal}/__calls`);
  const { calls } = (await answer.json()) as { calls: Record<'method' | 'path' | 'query', string>[] };
  return calls.map(({ method, path, query }) => `${method} ${path}${query}`);
}
