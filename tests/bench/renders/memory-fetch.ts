/** Answers from memory, and the calls that filled it. */
export interface MemoryFetch {
  fetch: typeof fetch;
  /** Repeats each call at the portal. */
  repeatCalls: () => Promise<void>;
}

/** Gets each answer once, and then repeats it, so that a measured render does not contain the time of the portal. */
export function createMemoryFetch(base: typeof fetch): MemoryFetch {
  const texts = new Map<string, string>();
  const calls: (() => Promise<string>)[] = [];
  return {
    fetch: async (input, init) => {
      const key = JSON.stringify([input, init?.body]);
      let text = texts.get(key);
      if (text === undefined) {
        // A signal belongs to one render.
        const call = async () => (await base(input, { ...init, signal: null })).text();
        calls.push(call);
        text = await call();
        texts.set(key, text);
      }
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
    repeatCalls: async () => {
      for (const call of calls) await call();
    },
  };
}
