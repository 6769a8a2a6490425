/** What a page's own nodes, globals and document look like; runs inside the page. */
export interface HostState {
  styles: Record<string, Record<string, string>>;
  positions: Record<string, string>;
  globals: string[];
  patched: string[];
  document: Record<string, string>;
}

/** Everything of the page that an element could change without meaning to. */
export function readHostState(): HostState {
  // What grows with the content of the page.
  const grows = /^(height|block-size|perspective-origin|transform-origin|inset-block-end|bottom)$/;
  const nodes = [...document.querySelectorAll('nav, nav *, h1, p, form, form *, ul, ul *, table, td')].filter(
    (node) => !node.closest('#app'),
  );
  const named = nodes.map((node, index) => [`${index} ${node.localName}`, node] as const);
  const roots = [
    ['html', document.documentElement],
    ['body', document.body],
  ] as const;
  const styleOf = (node: Element, leaveOut?: RegExp) => {
    const style = getComputedStyle(node);
    const names = [...style].filter((name) => !leaveOut?.test(name));
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  };
  const positionOf = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width, height].map((px) => px.toFixed(1)).join(' ');
  };
  const attributesOf = (node: Element) =>
    [...node.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
  const natives: Record<string, unknown> = {
    fetch: window.fetch,
    addEventListener: EventTarget.prototype.addEventListener,
    attachShadow: Element.prototype.attachShadow,
    pushState: history.pushState,
    setItem: Storage.prototype.setItem,
    map: Array.prototype.map,
  };
  return {
    styles: Object.fromEntries([
      ...named.map(([name, node]) => [name, styleOf(node)] as const),
      ...roots.map(([name, node]) => [name, styleOf(node, grows)] as const),
    ]),
    positions: Object.fromEntries(named.map(([name, node]) => [name, positionOf(node)])),
    globals: Object.getOwnPropertyNames(window)
      .filter((name) => !/^\d+$/.test(name))
      .sort(),
    patched: Object.keys(natives).filter((name) => !String(natives[name]).includes('[native code]')),
    document: {
      address: location.href,
      title: document.title,
      html: attributesOf(document.documentElement),
      body: attributesOf(document.body),
      head: [...document.head.children].map((node) => node.localName).join(' '),
      children: [...document.body.children].map((node) => node.localName).join(' '),
      sheets: `${document.styleSheets.length} ${document.adoptedStyleSheets.length}`,
    },
  };
}
