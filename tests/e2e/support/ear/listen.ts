/** What a page reports to a screen reader by itself: a new focus, and the changes of live regions. */
type Report = { kind: 'focus'; node: Element } | { kind: 'live'; text: string; isAlert: boolean };

interface Listener {
  reports: Report[];
  /** The node with the focus, through the shadow roots. */
  focus: () => Element | null;
  /** The option that a combobox marks while it has the focus itself. */
  active: (node: Element) => Element | null;
}

declare global {
  interface Window {
    lpEar: Listener;
  }
}

/**
 * Runs in the page before its scripts. It says of a live region what the ARIA specification requires: a region that was
 * there before says all of its text when some of it changes (`status` and `alert` are atomic), one that comes with its
 * text says it only as an alert, and nothing is said from behind a modal dialog or from what is hidden.
 */
export function listenInPage(): void {
  const reports: Report[] = [];
  const roots: (Document | ShadowRoot)[] = [];
  const lastTexts = new WeakMap<Element, string>();
  const regions = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive],output';

  const parentOf = (node: Node): Node | null => {
    const { assignedSlot, parentNode, host } = node as Partial<Element & ShadowRoot>;
    return assignedSlot ?? parentNode ?? host ?? null;
  };
  const regionOf = (node: Node | null): Element | null => {
    for (let at = node; at; at = parentOf(at)) if (at instanceof Element && at.matches(regions)) return at;
    return null;
  };
  const isWithin = (node: Node, holder: Node): boolean => {
    for (let at: Node | null = node; at; at = parentOf(at)) if (at === holder) return true;
    return false;
  };
  const isHidden = (node: Element): boolean => {
    for (let at: Node | null = node; at; at = parentOf(at))
      if (at instanceof Element && at.matches('[inert],[aria-hidden=true]')) return true;
    const modals = roots.flatMap((root) => [...root.querySelectorAll(':modal')]);
    const top = modals.at(-1);
    return !node.checkVisibility({ visibilityProperty: true }) || (top !== undefined && !isWithin(node, top));
  };
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.matches('[aria-hidden=true],svg,style') || !node.checkVisibility({ visibilityProperty: true }))
      return '';
    const title = node.textContent === '' ? node.getAttribute('title') : null;
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? title;
    if (label !== null) return ` ${label} `;
    const text = [...node.childNodes].map(textOf).join('');
    return node.matches('span,b,strong,em') ? text : ` ${text} `;
  };
  const sayRegion = (region: Element, isNew: boolean): void => {
    const text = textOf(region).replace(/\s+/g, ' ').trim();
    const isSame = lastTexts.get(region) === text;
    lastTexts.set(region, text);
    const isAlert = regionOf(region)?.matches('[role=alert],[aria-live=assertive]') === true;
    if (text === '' || isSame || isHidden(region) || (isNew && !isAlert)) return;
    reports.push({ kind: 'live', text, isAlert });
  };
  const regionsIn = (node: Node): Element[] =>
    node instanceof Element
      ? [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)]
      : [];
  /** The nearest part of a region that is said for itself, where the region does not say all of its text. */
  const partOf = (node: Node): Element | null => {
    const region = regionOf(node);
    if (region?.getAttribute('aria-atomic') !== 'false') return region;
    return [...region.children].find((part) => part.contains(node)) ?? null;
  };
  const change = (records: MutationRecord[]): void => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].flatMap((node) => partOf(node) ?? []));
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(regionsIn)));
    const changed = new Set([...added, ...records.map(({ target }) => partOf(target))]);
    for (const region of fresh) sayRegion(region, true);
    for (const region of changed) if (region?.isConnected && !fresh.has(region)) sayRegion(region, false);
  };
  const focused = (event: Event): void => {
    const node = event.composedPath()[0];
    const last = reports.filter(({ kind }) => kind === 'focus').at(-1);
    if (node instanceof Element && (last?.kind !== 'focus' || last.node !== node))
      reports.push({ kind: 'focus', node });
  };
  const listenTo = (root: Document | ShadowRoot): void => {
    roots.push(root);
    new MutationObserver(change).observe(root, { subtree: true, childList: true, characterData: true });
    root.addEventListener('focusin', focused, true);
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachAndListen(init) {
    const root = attach.call(this, init);
    listenTo(root);
    return root;
  };
  listenTo(document);
  window.lpEar = {
    reports,
    focus: () => {
      let node = document.activeElement;
      while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
      return node;
    },
    active: (node) => {
      const id = node.getAttribute('aria-activedescendant');
      return id ? (node.getRootNode() as Document | ShadowRoot).getElementById(id) : null;
    },
  };
}
