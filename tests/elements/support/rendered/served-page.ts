import { until } from '../page';
import type { RenderedPage } from '../rendered-page';

/** A whole page that the server of the tests answers. */
interface PageParts {
  body: string;
  /** What its head has beside the script that records. */
  head?: string;
  /** The scripts that follow the content. */
  scripts?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

/** What recorder.js has recorded. */
interface Recorded {
  violations: readonly string[];
  said: readonly string[];
  events: readonly string[];
  roots: readonly (Element | null)[];
}

export interface ServedPage {
  window: Window & typeof globalThis;
  elements: readonly RenderedPage['element'][];
  record: Recorded;
}

const scriptTag = (path: string, kind = '') => `<script ${kind} src="${path}"></script>`;

/** Opens a page from a server in a frame, and waits until as many elements are ready as it has. */
export async function openServed({
  body,
  head = '',
  scripts = ['/dist/lp-catalog.js'],
  headers = {},
}: PageParts): Promise<ServedPage> {
  const modules = scripts.map((path) => scriptTag(path, 'type="module"')).join('');
  const recorder = scriptTag('/tests/elements/support/rendered/recorder.js');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>A page from a server</title>${recorder}${head}</head><body>${body}${modules}</body></html>`;
  const path = `/rendered/page/${crypto.randomUUID()}`;
  await fetch(path, { method: 'POST', body: JSON.stringify({ html, headers }) });
  const frame = document.createElement('iframe');
  frame.src = path;
  frame.style.cssText = 'width: 1000px; height: 600px';
  const opened = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await opened;
  const page = frame.contentWindow as ServedPage['window'] & { record: Recorded };
  const count = body.split('<div data-mount').length - 1;
  const ready = () => page.record.events.filter((event) => event.startsWith('lp-ready'));
  await until(
    () => ready().length >= count,
    () => `${count} elements that are ready: ${JSON.stringify(page.record)}`,
  );
  return {
    window: page,
    elements: [...page.document.body.querySelectorAll(':defined')].filter(
      (node) => node.shadowRoot,
    ) as unknown as ServedPage['elements'],
    record: page.record,
  };
}
