import { until } from './page';

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
  /** The details of `lp-error`. */
  errors: readonly ErrorDetail[];
  /** Warnings and errors on the console of the page. */
  lines: readonly string[];
  /** Resolves when the checks that run after the first screen have run. */
  whenChecked: () => Promise<void>;
}

/** The files that a page loads for the checks of its attributes and its configuration. */
const checks = ['check-element', 'late-checks'];

/** Opens a page with markup in its body, and loads the elements there. */
export async function openFrame(html: string): Promise<PageInFrame> {
  const frame = document.createElement('iframe');
  frame.src = '/tests/elements/support/blank.html';
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
  const hasLoaded = (file: string) =>
    page.performance.getEntriesByType('resource').some(({ name }) => name.includes(file));
  return {
    errors,
    lines,
    root: () => page.document.body.firstElementChild?.shadowRoot as unknown as HTMLElement,
    whenChecked: () => until(() => checks.every(hasLoaded), 'the checks', 9000),
  };
}
