import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tag } from '../../../../elements/description';
import type { RenderOptions, renderElement } from '../../../../elements/server/server';

/** What the server of the tests answers. */
export interface Answer {
  headers: Readonly<Record<string, string>>;
  body: string;
}

const codeIn = (distFolder: string) => join(distFolder, 'server', 'server.js');

/** Renders an element from a request that has its tag and the options of `renderElement` as JSON. */
export async function answerElement(distFolder: string, request: string): Promise<Answer> {
  // The runner's terminal replaces this function, which React's development build calls, by one that throws.
  Reflect.deleteProperty(console, 'createTask');
  const server = (await import(pathToFileURL(codeIn(distFolder)).href)) as {
    renderElement: typeof renderElement;
  };
  const { tag, options } = JSON.parse(request) as { tag: Tag; options: RenderOptions };
  const body = JSON.stringify(await server.renderElement(tag, options));
  return { headers: { 'content-type': 'application/json' }, body };
}

/** Creates the pages of the tests: a request with content stores a page, and one without content gets it. */
export function createPages(): (path: string, request: string) => Answer {
  const pages = new Map<string, Answer>();
  return (path, request) => {
    const page = pages.get(path);
    if (page) return page;
    const { html, headers } = JSON.parse(request) as { html: string; headers: Record<string, string> };
    pages.set(path, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: html });
    return { headers: {}, body: '' };
  };
}
