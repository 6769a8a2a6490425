import type { renderElement as render, RenderOptions } from '../../../elements/server/server';
import { until } from './page';

/** A page in a frame whose element a server has rendered. */
export interface RenderedPage {
  element: HTMLElement & Record<string, unknown>;
  root: () => HTMLElement;
  /** What the page has written to its console. */
  said: readonly string[];
  /** Loads the code of the elements, and waits until the element is ready. */
  load: () => Promise<void>;
}

/** Renders an element with the code for servers, which runs in a browser as well. */
export async function rendered(
  tag: Parameters<typeof render>[0],
  options: Partial<RenderOptions>,
): ReturnType<typeof render> {
  const { renderElement } = (await import('/dist/server/server.js')) as { renderElement: typeof render };
  return renderElement(tag, { url: `${location.origin}/catalog`, timeoutMs: 20_000, ...options });
}

/** Opens a page with the HTML of a server. The code of the elements has not loaded yet. */
export async function openRendered(html: string): Promise<RenderedPage> {
  const frame = document.createElement('iframe');
  frame.src = '/tests/elements/support/blank.html';
  frame.style.cssText = 'width: 1000px; height: 600px';
  const opened = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await opened;
  const page = frame.contentWindow as Window & typeof globalThis;
  const said: string[] = [];
  const say = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  Object.assign(page.console, { debug: say, warn: say, error: say });
  page.document.body.setHTMLUnsafe(html);
  const element = page.document.body.firstElementChild as unknown as RenderedPage['element'];
  let isReady = false;
  element.addEventListener('lp-ready', () => {
    isReady = true;
  });
  return {
    element,
    said,
    root: () => element.shadowRoot as unknown as HTMLElement,
    load: async () => {
      const script = page.document.createElement('script');
      page.document.head.append(Object.assign(script, { type: 'module', src: '/dist/lp-catalog.js' }));
      await until(() => isReady, 'an element that is ready');
    },
  };
}
