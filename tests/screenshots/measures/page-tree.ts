/** Something wrong on a screen; equal `what` and `where` are reported as one, with an example. */
export interface Problem {
  what: string;
  /** A short selector. */
  where: string;
  example: string;
}

/** Every element of the page, those in open shadow roots included. */
export function allElements(root: Document | ShadowRoot = document): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : [element],
  );
}

/** The element around this one, through shadow roots. */
export function parentOf(node: Node): Element | undefined {
  const parent = node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}

/** This element and all around it, innermost first. */
export function ancestors(element: Element): Element[] {
  const parent = parentOf(element);
  return parent ? [element, ...ancestors(parent)] : [element];
}

/** The top layer that an element lies in; undefined for the page itself. */
export function layerOf(element: Element): Element | undefined {
  return ancestors(element).find(
    (one) => one.matches('dialog[open], :popover-open') || getComputedStyle(one).position === 'fixed',
  );
}

/** Hidden from the eye on purpose, until it gets the focus or for good. */
export function isVisuallyHidden(element: Element): boolean {
  return ancestors(element).some((one) => {
    const { opacity, clipPath, position } = getComputedStyle(one);
    const isTiny = one.clientWidth <= 1 && one.clientHeight <= 1;
    return opacity === '0' || (position === 'absolute' && (isTiny || clipPath !== 'none'));
  });
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !isVisuallyHidden(element);
}

const longestExample = 40;

/** What is wrong with an element, as the report names it. */
export function problemOf(element: Element, what: string, measure = ''): Problem {
  const words = (
    element.getAttribute('aria-label') ??
    (element.textContent || element.getAttribute('title') || '')
  )
    .trim()
    .replace(/\s+/g, ' ');
  const example = [`"${words.slice(0, longestExample)}"`, measure].filter(Boolean).join(' ');
  return { what, where: selectorOf(element), example };
}

/** An element, what holds it, and the part of the page that it is in. */
export function selectorOf(element: Element): string {
  const [self, parent, ...outer] = ancestors(element);
  const region = outer.find((one) =>
    one.matches('article, section, header, nav, dialog, form, aside, [popover]'),
  );
  return [region, parent, self].flatMap((one) => (one ? [stepOf(one)] : [])).join(' > ');
}

function stepOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.getAttribute('data-content-type');
  return element.localName + (role ? `[${role}]` : '');
}
