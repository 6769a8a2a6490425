import r2wc from '@r2wc/react-to-web-component';
import { useSyncExternalStore, type ComponentType } from 'react';
import {
  addProblems,
  ElementBoundary,
  type ElementProps,
  type CatalogElement,
  type Portal,
  type Problem,
  type Settings,
} from '../src/shell/for-elements';
import { coerce } from './coerce';
import type { RenderInBatch } from './batched-render';
import {
  cancelableEvents,
  commonProperties,
  type AttributeDescription,
  type ElementDescription,
  type events,
} from './description';
import type { ElementContent, HydratedRoot } from './hydration/hydrated-root';
import { propertyName } from './property-name';
import { createAdoptedSheet, mountIn } from './root/root';
import { sharePending } from './root/share-pending';
import { startContent } from './root/start-content';
import { setRendered, setStates } from './root/states';
import { createSettingsStore, type SettingsStore } from './settings-store';

interface ElementSpec {
  Component: ComponentType<ElementProps>;
  begin: (portal: Portal, settings: Settings) => Promise<void>;
  page: Page;
  description: ElementDescription;
}

/** The portal and the render queue that all elements on a page share. */
export interface Page {
  portal: Portal;
  renderInBatch: RenderInBatch;
}

/**
 * Creates the class of a custom element around a React component. The wrapping library only mounts and unmounts. The
 * class handles attributes, properties, events and lifecycle itself, since a host page may set them early, late,
 * incorrectly or not at all.
 */
export function makeElement({ Component, begin, page, description }: ElementSpec): CustomElementConstructor {
  const { portal, renderInBatch } = page;
  const { attributes, keys, notText } = settingsOf(description);
  const Content = contentOf(Component, portal);

  class LpElement extends mountBase(Content) implements CatalogElement {
    static readonly observedAttributes = [...attributes.keys()];
    readonly #store = createSettingsStore();
    #isMounted = false;
    #isRendered = false;
    readonly #sheet = createAdoptedSheet(this.container);
    /** The React root over the HTML of a server. */
    #hydrated: HydratedRoot | undefined;

    constructor() {
      super();
      contents.set(this.container, { host: this, store: this.#store });
    }

    override attachShadow(init: ShadowRootInit) {
      // A declarative root shows its content until the first commit hydrates or replaces it.
      const internals = this.attachInternals();
      setStates(this, internals);
      return mountIn(internals.shadowRoot ?? super.attachShadow(init)) as unknown as ShadowRoot;
    }

    /** Dispatches an event to the page. Returns false when a listener cancels it. */
    emit(type: keyof typeof events, detail: object): boolean {
      const cancelable = cancelableEvents.includes(type);
      return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
    }

    override connectedCallback() {
      for (const key of keys) upgrade(this, key);
      // This runs before the first render, which may read browser storage.
      if (this.#store.get('storage') === 'none') portal.environment.stores.disable();
      if (this.#isMounted) return;
      this.#isMounted = true;
      this.#sheet.update(this.#isMounted);
      // A framework may set properties right after it inserts the element.
      queueMicrotask(() => {
        if (this.#isMounted) void this.#start().finally(() => renderInBatch(this.#render));
      });
    }

    /** A page can remove and insert the element again while it starts. */
    readonly #start = sharePending(async () => {
      const root = await startContent({ host: this, portal, begin, Content, settings: this.#store.read() });
      this.#sheet.update(this.#isMounted);
      if (!root) return;
      if (!this.#isMounted) return root.unmount();
      this.#hydrated = root;
      this.#setRendered(true);
    });

    /** Does nothing when the element has been disconnected, or has been reconnected and is already rendered. */
    readonly #render = () => {
      if (!this.#isMounted || this.#isRendered) return;
      this.#setRendered(true);
      super.connectedCallback();
    };

    #setRendered(isRendered: boolean) {
      this.#isRendered = isRendered;
      setRendered(this, isRendered);
    }

    override disconnectedCallback() {
      // A move disconnects and reconnects the element at once. Only an element that stays disconnected is unmounted.
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        if (this.#hydrated) this.#hydrated.unmount();
        else if (this.#isRendered) super.disconnectedCallback();
        this.#hydrated = undefined;
        this.#setRendered(false);
        this.#sheet.update(this.#isMounted);
      });
    }

    /** With this callback, `moveBefore()` moves the element without a disconnect and a reconnect. */
    connectedMoveCallback() {}

    adoptedCallback() {
      if (this.#isMounted) this.#sheet.update(this.#isMounted);
    }

    override attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const row = attributes.get(name);
      const problem = row && setFromText(this.#store, row, { name, text });
      // The page can listen only once the element is in the document, and this resolves later.
      if (problem) void addProblems(portal, [problem], this);
    }

    get settingsStore(): SettingsStore {
      return this.#store;
    }
  }

  for (const key of keys.filter((name) => !nativeProperties.has(name)))
    addAccessor(LpElement.prototype, key, notText.get(key));
  return LpElement;
}

/** Sets a setting from the text of an attribute. Returns what is wrong with the text, if anything is. */
function setFromText(
  store: SettingsStore,
  row: AttributeDescription & { key: string },
  { name, text }: { name: string; text: string | null },
): Problem | undefined {
  const read = coerce(name, row, text);
  if ('problem' in read) return read.problem;
  store.set(row.key, read.value);
  return undefined;
}

/**
 * Returns the settings that an element has: its attributes by name, the names of all properties, and the properties
 * whose attribute is not a string.
 */
function settingsOf(description: ElementDescription) {
  const rows = Object.entries(description.attributes).map(
    ([name, row]) => [name, { ...row, key: propertyName(name) }] as const,
  );
  return {
    attributes: new Map(rows),
    keys: [...rows.map(([, { key }]) => key), ...Object.keys(commonProperties)],
    notText: new Map(rows.flatMap(([, row]) => (row.type ? [[row.key, row]] : []))),
  };
}

/** Every HTML element already has these properties, which the browser reflects to attributes. */
const nativeProperties: ReadonlySet<string> = new Set(['lang', 'dir']);

/** Maps the `container` of the wrapping library to its element, without a global or an attribute. */
const contents = new WeakMap<object, { host: CatalogElement; store: SettingsStore }>();

type Base = new () => HTMLElement & {
  container: HTMLElement;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, text: string | null): void;
};

/** The component of an element. It finds the element by its container. */
function contentOf(Component: ComponentType<ElementProps>, portal: Portal): ElementContent {
  return function Content({ container, rendered }) {
    const content = contents.get(container);
    if (!content) throw new Error('The element lost its settings.');
    const { host, store } = content;
    const settings = useSyncExternalStore(store.subscribe, store.read, () => rendered ?? store.read());
    return (
      <ElementBoundary host={host}>
        <Component portal={portal} host={host} settings={settings} />
      </ElementBoundary>
    );
  };
}

/** Returns the library's class, without properties and events. */
const mountBase = (Content: ElementContent): Base => r2wc(Content, { shadow: 'open' }) as unknown as Base;

function addAccessor(
  prototype: { readonly settingsStore: SettingsStore },
  key: string,
  row: AttributeDescription | undefined,
): void {
  Object.defineProperty(prototype, key, {
    get(this: { readonly settingsStore: SettingsStore }) {
      return this.settingsStore.get(key);
    },
    set(this: { readonly settingsStore: SettingsStore }, value: unknown) {
      // When a property has the name of an attribute, a framework sets the attribute's text as that property.
      const read = row && typeof value === 'string' ? coerce(key, row, value) : undefined;
      const coerced = read && 'value' in read ? read.value : value;
      this.settingsStore.set(key, coerced ?? undefined);
    },
    enumerable: true,
    configurable: true,
  });
}

/** Sets a property again that was set before the class was defined. Until then, it shadows its accessor. */
function upgrade(element: HTMLElement, key: string): void {
  if (!Object.hasOwn(element, key)) return;
  const value: unknown = Reflect.get(element, key);
  Reflect.deleteProperty(element, key);
  Reflect.set(element, key, value);
}
