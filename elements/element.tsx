import r2wc from '@r2wc/react-to-web-component';
import { useSyncExternalStore, type ComponentType } from 'react';
import {
  addProblems,
  ElementBoundary,
  sheetFor,
  type ElementProps,
  type CatalogElement,
  type Portal,
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
import type { ElementContent, HydratedRoot } from './hydration/hydrate-element';
import { propertyName } from './property-name';
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
    #sheet: CSSStyleSheet | undefined;
    /** The React root over the HTML of a server. */
    #hydrated: HydratedRoot | undefined;

    constructor() {
      super();
      contents.set(this.container, { host: this, store: this.#store });
    }

    override attachShadow(init: ShadowRootInit) {
      // A declarative root shows its content until the first commit hydrates or replaces it.
      const internals = this.attachInternals();
      const root = internals.shadowRoot ?? super.attachShadow(init);
      if (hasStates()) states.set(this, internals.states);
      const mount =
        root.querySelector('[data-mount]') ?? root.appendChild(this.ownerDocument.createElement('div'));
      mount.toggleAttribute('data-mount', true);
      return mount as unknown as ShadowRoot;
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
      this.#adoptStyles();
      // A framework may set properties right after it inserts the element.
      queueMicrotask(() => {
        if (this.#isMounted) void this.#start().finally(() => renderInBatch(this.#render));
      });
    }

    async #start() {
      const settings = this.#store.read();
      if (!hasServerHtml(this.container)) return begin(portal, settings);
      const { hydrateElement } = await import('./hydration/hydrate-element');
      const { container } = this;
      const root = await hydrateElement({ host: this, container, portal, settings, begin, Content });
      this.#adoptStyles();
      if (!root) return undefined;
      if (!this.#isMounted) return root.unmount();
      this.#hydrated = root;
      this.#setRendered(true);
      return undefined;
    }

    /** Does nothing when the element has been disconnected, or has been reconnected and is already rendered. */
    readonly #render = () => {
      if (!this.#isMounted || this.#isRendered) return;
      this.#setRendered(true);
      super.connectedCallback();
    };

    #setRendered(isRendered: boolean) {
      this.#isRendered = isRendered;
      states.get(this)?.[isRendered ? 'add' : 'delete']('drawn');
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
        this.#adoptStyles();
      });
    }

    /** With this callback, `moveBefore()` moves the element without a disconnect and a reconnect. */
    connectedMoveCallback() {}

    adoptedCallback() {
      if (this.#isMounted) this.#adoptStyles();
    }

    #adoptStyles() {
      // A document without a window, such as that of a template, cannot adopt sheets. The element adopts the sheet once
      // it moves to another document.
      const root = this.container.getRootNode() as ShadowRoot;
      const hasStyles = this.#isMounted && this.ownerDocument.defaultView !== null && !hasServerSheet(root);
      const before = this.#sheet;
      this.#sheet = hasStyles ? sheetFor(this.ownerDocument) : undefined;
      changeSheet(root, before, this.#sheet);
    }

    override attributeChangedCallback(name: string, _before: string | null, text: string | null) {
      const row = attributes.get(name);
      if (!row) return;
      const read = coerce(name, row, text);
      if ('value' in read) return this.#store.set(row.key, read.value);
      // The page can listen only once the element is in the document, and this resolves later.
      void addProblems(portal, [read.problem], this);
    }

    get settingsStore(): SettingsStore {
      return this.#store;
    }
  }

  for (const key of keys.filter((name) => !nativeProperties.has(name)))
    addAccessor(LpElement.prototype, key, notText.get(key));
  return LpElement;
}

/** Returns whether a server rendered the content of an element, and nothing has replaced it. */
const hasServerHtml = (container: HTMLElement): boolean =>
  container.firstElementChild !== null && hasServerSheet(container.getRootNode() as ShadowRoot);

/** Returns whether a root links the whole sheet, as one from a server does. A partial sheet would override it. */
const hasServerSheet = (root: ShadowRoot): boolean => root.querySelector('[data-sheet]') !== null;

/**
 * Adds the shared sheet to the root, or removes it once the element is disconnected. WebKit crashes the page when a
 * sheet changes that the root of a garbage-collected element still adopts.
 */
function changeSheet(root: ShadowRoot, before: CSSStyleSheet | undefined, now: CSSStyleSheet | undefined) {
  const others = root.adoptedStyleSheets.filter((one) => one !== before);
  root.adoptedStyleSheets = now ? [now, ...others] : others;
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

/**
 * The page's style sheet reserves space for an element until it matches `:state(drawn)`. Older browsers have no states.
 */
const states = new WeakMap<object, CustomStateSet>();

const hasStates = (): boolean => typeof CSS !== 'undefined' && CSS.supports('selector(:state(drawn))');

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
  return function Content({ container }) {
    const content = contents.get(container);
    if (!content) throw new Error('The element lost its settings.');
    const { host, store } = content;
    const settings = useSyncExternalStore(store.subscribe, store.read, store.read);
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
