export interface ErrorDetail {
  code: string;
  field: string;
  message: string;
  expected: string;
  actual: string;
  suggestion?: string;
}

/** A page of its own, in a frame, since the elements of one page share their first configuration. */
export interface PageInFrame {
  /** The root of the first element on the page. */
  root: () => HTMLElement;
  body: () => HTMLElement;
  /** The details of `lp-error`. */
  errors: readonly ErrorDetail[];
  /** Warnings and errors on the console of the page. */
  lines: readonly string[];
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
  const errors: ErrorDetail[] = [];
  const lines: string[] = [];
  const take = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  Object.assign(page.console, { warn: take, error: take });
  page.document.addEventListener('lp-error', (event) =>
    errors.push((event as CustomEvent<ErrorDetail>).detail),
  );
  page.document.body.innerHTML = html;
  const script = page.document.createElement('script');
  page.document.head.append(Object.assign(script, { type: 'module', src: '/dist/lp-catalog.js' }));
  return {
    errors,
    lines,
    body: () => page.document.body,
    root: () => page.document.body.firstElementChild?.shadowRoot as unknown as HTMLElement,
  };
}
