/** A page of its own, in a frame, since the elements of one page share their first configuration. */
export interface PageInFrame {
  /** The root of the first element on the page. */
  root: () => HTMLElement;
  body: () => HTMLElement;
}

/** Opens a page with markup in its body and a query in its address, and loads the elements there. */
export async function openFrame(html: string, query = ''): Promise<PageInFrame> {
  const frame = document.createElement('iframe');
  frame.src = `/tests/elements/support/blank.html${query}`;
  frame.style.cssText = 'width: 1000px; height: 600px';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Window & typeof globalThis;
  // The problems of a page are the subject of the tests.
  Object.assign(page.console, { warn: ignore, error: ignore });
  page.document.body.replaceChildren(page.document.createRange().createContextualFragment(html));
  const script = page.document.createElement('script');
  page.document.head.append(Object.assign(script, { type: 'module', src: '/dist/lp-catalog.js' }));
  return {
    body: () => page.document.body,
    root: () => page.document.body.firstElementChild?.shadowRoot as unknown as HTMLElement,
  };
}

const ignore = () => undefined;
