import type { Attributes, ElementInput, Listeners, Properties } from './element-input';

type Bound = Pick<ElementInput, 'attributes' | 'properties' | 'listeners'>;

export interface Binding {
  update: (input: Bound) => void;
  /** Removes properties and listeners. A later update sets them again. */
  release: () => void;
}

/**
 * Passes the input of a component to its element. Frameworks set no properties and no listeners of a custom element when
 * they hydrate it, and set attributes in place of properties before its class is defined. `rendered` are the attributes
 * that the framework has rendered.
 * @see R-EMBED-037
 */
export function bindElement(element: HTMLElement, rendered: Attributes): Binding {
  let attributes = rendered;
  let properties: Properties = {};
  let listeners: Listeners = {};
  const functions = new StableFunctions();

  const receive = (event: Event): void => {
    for (const listener of [listeners[event.type] ?? []].flat()) listener(event);
  };

  const setAttribute = (name: string, text: string | undefined): void => {
    if (text === undefined) element.removeAttribute(name);
    else element.setAttribute(name, text);
  };

  const update = (input: Bound): void => {
    const events = changes(listeners, input.listeners);
    const values = changes(properties, input.properties);
    const texts = changes(attributes, input.attributes);
    ({ attributes, properties, listeners } = input);
    for (const [name, listener] of events)
      if (listener) element.addEventListener(name, receive);
      else element.removeEventListener(name, receive);
    for (const [name, value] of values) Reflect.set(element, name, functions.stable(name, value));
    for (const [name, text] of texts) setAttribute(name, text);
  };

  return { update, release: () => update({ attributes, properties: {}, listeners: {} }) };
}

/** Returns the entries that differ, with undefined for a removed one. */
function changes<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): [string, Value | undefined][] {
  const names = Object.keys({ ...before, ...after });
  return names.filter((name) => !Object.is(before[name], after[name])).map((name) => [name, after[name]]);
}

/**
 * Gives each function of an element one identity. A component creates its functions again with each render, and the
 * portal of the page uses the first `getAccessToken` that it receives.
 */
class StableFunctions {
  readonly #latest = new Map<string, (...args: unknown[]) => unknown>();
  readonly #stable = new Map<string, (...args: unknown[]) => unknown>();

  stable(name: string, value: unknown): unknown {
    if (typeof value !== 'function') return value;
    this.#latest.set(name, value as (...args: unknown[]) => unknown);
    const existing = this.#stable.get(name) ?? ((...args: unknown[]) => this.#latest.get(name)?.(...args));
    this.#stable.set(name, existing);
    return existing;
  }
}
