import { sheetFor } from '../../src/shell/for-elements';

/** Returns the node inside a root into which React renders. A declarative root already has it. */
export function mountIn(root: ShadowRoot): Element {
  const mount =
    root.querySelector('[data-mount]') ?? root.appendChild(root.ownerDocument.createElement('div'));
  mount.toggleAttribute('data-mount', true);
  return mount;
}

/** Returns whether a server rendered the content of an element, and nothing has replaced it. */
export const hasServerHtml = (container: HTMLElement): boolean =>
  container.firstElementChild !== null && hasServerSheet(rootOf(container));

/** Returns whether a root has the whole sheet, as one from a server does. A partial sheet would override it. */
const hasServerSheet = (root: ShadowRoot): boolean => root.querySelector('[data-sheet]') !== null;

const rootOf = (container: HTMLElement) => container.getRootNode() as ShadowRoot;

/** The shared sheet of an element's root. */
export interface AdoptedSheet {
  /** Adopts the sheet of the current document, or removes it from an element that is not mounted. */
  update: (isMounted: boolean) => void;
}

/**
 * Creates the adopted sheet of a root. A document without a window, such as that of a template, cannot adopt sheets. The
 * element adopts the sheet once it moves to another document.
 */
export function createAdoptedSheet(container: HTMLElement): AdoptedSheet {
  let sheet: CSSStyleSheet | undefined;
  return {
    update(isMounted) {
      const root = rootOf(container);
      const document = container.ownerDocument;
      const hasStyles = isMounted && document.defaultView !== null && !hasServerSheet(root);
      const before = sheet;
      sheet = hasStyles ? sheetFor(document) : undefined;
      changeSheet(root, before, sheet);
    },
  };
}

/**
 * Adds the shared sheet to the root, or removes it once the element is disconnected. WebKit crashes the page when a
 * sheet changes that the root of a garbage-collected element still adopts.
 */
function changeSheet(root: ShadowRoot, before: CSSStyleSheet | undefined, now: CSSStyleSheet | undefined) {
  const others = root.adoptedStyleSheets.filter((one) => one !== before);
  root.adoptedStyleSheets = now ? [now, ...others] : others;
}
