import { configure as configureQueries, within } from '@testing-library/dom';

/** Ends a wait that hangs. It is generous because a busy machine is several times slower. */
const timeoutMs = 20_000;

configureQueries({
  asyncUtilTimeout: timeoutMs,
  // The library's own message prints the container, which it cannot do for a shadow root.
  getElementError: (message) => new Error(message ?? 'Nothing was found.'),
});

/** A role that somebody in the demo holds, or a login type. */
export type Who = 'participant' | 'manager' | 'company';

/** The portal of this test file, under an address of its own. */
export interface TestPortal {
  configUrl: string;
  /** Address that answers the session of one of the demo's people. */
  sessionUrl: (who: Who) => string;
  calls: () => Promise<
    { operationId: string | null; method: string; path: string; query: string; status: number }[]
  >;
  fault: (fault: {
    call: string;
    mode: string;
    ms?: number;
    status?: number;
    times?: number;
  }) => Promise<void>;
  heal: () => Promise<void>;
  forgetCalls: () => Promise<void>;
}

export function openPortal(): TestPortal {
  const base = `/portal/${crypto.randomUUID()}`;
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await fetch(`${base}${path}`, { method, ...init })).json();
  };
  return {
    configUrl: `${base}/config.json`,
    sessionUrl: (who) => `${base}/__session/${who}`,
    calls: async () =>
      ((await send('GET', '/__calls')) as { calls: Awaited<ReturnType<TestPortal['calls']>> }).calls,
    fault: async (fault) => {
      await send('POST', '/__faults', fault);
    },
    heal: async () => {
      await send('DELETE', '/__faults');
    },
    forgetCalls: async () => {
      await send('DELETE', '/__calls');
    },
  };
}

/** Puts markup on the page and gives its first element. */
export function mount(html: string): HTMLElement {
  const container = document.createElement('div');
  container.append(document.createRange().createContextualFragment(html));
  document.body.append(container);
  const element = container.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing was mounted.');
  return element;
}

/** The content of an element, by role and name. */
export function inside(element: Element) {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no shadow root.`);
  return within(element.shadowRoot as unknown as HTMLElement);
}

/** Resolves when the event comes; rejects after a while, so that a missing event fails its test by name. */
export function nextEvent<Detail = unknown>(target: EventTarget, type: string): Promise<CustomEvent<Detail>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${type} did not come.`)), timeoutMs);
    const take = (event: Event) => {
      clearTimeout(timer);
      resolve(event as CustomEvent<Detail>);
    };
    target.addEventListener(type, take, { once: true });
  });
}

/** A tab in the background paints no frames, so tries are spaced by time. */
const betweenTriesMs = 20;

/** Waits until a condition holds; a function returns words that describe the last state. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string | (() => string),
  withinMs: number = timeoutMs,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`It did not come to this: ${typeof what === 'string' ? what : what()}.`);
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
  }
}

export function clearPage(): void {
  document.body.replaceChildren();
}
