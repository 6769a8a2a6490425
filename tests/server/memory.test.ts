import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAcademy, type Academy } from './support/academy';
import { recordedFetch } from './support/recorded-fetch';

const renders = 300;
/** The last renders may still be on the stack or in a cache of the engine. */
const most = renders / 10;

let academy: Academy;
beforeAll(async () => {
  academy = await openAcademy();
});
afterAll(() => academy.portal.close());

/**
 * Renders home many times, each with a `fetch` of its own, which the portal of the render refers to. Returns how many of
 * them are still in memory.
 */
async function renderMany(onFetch: (fetch: object) => void): Promise<() => number> {
  const recorded = recordedFetch(await academy.fetchFor({}));
  const references: WeakRef<object>[] = [];
  for (let at = 0; at < renders; at += 1) {
    const own: typeof fetch = (input, init) => recorded(input, init);
    references.push(new WeakRef(own));
    onFetch(own);
    await academy.render('/', { fetch: own, timeoutMs: 5000 });
  }
  return () => {
    globalThis.gc?.();
    return references.filter((reference) => reference.deref() !== undefined).length;
  };
}

describe(`the memory after ${renders} renders`, () => {
  it('contains nothing of the requests', async () => {
    expect(globalThis.gc).toBeTypeOf('function');
    const count = await renderMany(() => {});
    // The timeout of a render refers to it until it ends.
    await vi.waitFor(() => expect(count()).toBeLessThan(most), { timeout: 20_000, interval: 500 });
  });

  it('contains what something retains', async () => {
    const retained: object[] = [];
    const count = await renderMany((own) => retained.push(own));
    expect(count()).toBe(renders);
    expect(retained.length).toBe(renders);
  });
});
