import type { Tag } from '../../../elements/description';
import type { RenderedElement, RenderOptions } from '../../../elements/server/server';
import { nextEvent, until } from './page';

/** A page in a frame whose element a server has rendered. */
export interface RenderedPage {
  element: HTMLElement & Record<string, unknown>;
  root: () => HTMLElement;
  /** What the page has written to its console. */
  said: readonly string[];
  /** Loads the code of the elements, and waits until the element is ready. */
  load: () => Promise<void>;
}

/** The page of the frame. */
const pagePath = '/tests/elements/support/blank.html';

/** Lets the server of the tests render an element. */
export async function rendered(tag: Tag, options: Partial<RenderOptions>): Promise<RenderedElement> {
  const body = { tag, options: { url: location.origin + pagePath, timeoutMs: 20_000, ...options } };
  const answer = await fetch('/rendered/element', { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as RenderedElement;
}

/** Lets the server of the tests render a tag with attributes. */
export async function renderedFrom(markup: string): Promise<string> {
  const parsed = document.implementation.createHTMLDocument();
  parsed.body.append(parsed.createRange().createContextualFragment(markup));
  const { attributes, localName } = parsed.body.firstElementChild as Element;
  const { html } = await rendered(localName as Tag, {
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    // A server waits for content that does not exist.
    timeoutMs: 2000,
  });
  return html;
}

/** Inserts the HTML of a server into this page. Resolves when its element is ready. */
export async function insertRendered(html: string): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.setHTMLUnsafe(html);
  const element = container.firstElementChild as HTMLElement;
  const ready = nextEvent(element, 'lp-ready');
  document.body.append(container);
  await ready;
  return element;
}

/** Opens a page with the HTML of a server, at a path. The code of the elements has not loaded yet. */
export async function openRendered(html: string, path?: string): Promise<RenderedPage> {
  const frame = document.createElement('iframe');
  frame.src = pagePath;
  frame.style.cssText = 'width: 1000px; height: 600px';
  const opened = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await opened;
  const page = frame.contentWindow as Window & typeof globalThis;
  if (path !== undefined) page.history.replaceState(null, '', path);
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
