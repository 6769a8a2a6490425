import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import type { ServerData } from '../../state/server/server-data';

/** The HTML of a tree. */
export interface RenderedTree {
  html: string;
  /** Whether no part of the tree is a placeholder. */
  isWhole: boolean;
}

/** Renders a tree with React. A part that fails, or has not loaded when the signal aborts, is a placeholder. */
export async function renderTree(tree: ReactNode, signal: AbortSignal): Promise<RenderedTree> {
  // The browser fetches again what failed here, and reports it.
  const { prelude } = await prerender(tree, { signal, onError: () => {}, progressiveChunkSize: Infinity });
  const html = (await new Response(prelude).text()).replace(reactScripts, '');
  return { html, isWhole: !placeholder.test(html) };
}

/** The comment in which React says that a part renders in the browser. */
const placeholder = /<!--\$[?!]-->/;

/**
 * The scripts of React beside a placeholder. A strict content security policy forbids them, and the code of the element
 * replaces a placeholder without them.
 */
const reactScripts = /<script.*?<\/script>/gs;

/** The library that can hydrate the HTML. React also hydrates a tree with placeholders. */
export const markupOf: (isWhole: boolean) => ServerData['markup'] = () => 'react';
