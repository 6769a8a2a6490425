import type { Tag } from './description';
import { loaders } from './loaders';

/**
 * Watches the page, and fetches the code of each element when its tag is first seen (R-EMBED-041): an editor places tags,
 * and a page without one costs nothing. Runs by itself when it is imported; does nothing where there is no page (Node).
 */
export function start(): void {
  if (typeof document === 'undefined' || watcher) return;
  watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  });
  watcher.observe(document, { childList: true, subtree: true });
  discover(document);
}

/** Watches no longer; what was seen is fetched all the same. */
export function stop(): void {
  watcher?.disconnect();
  watcher = undefined;
}

/** Looks once below a node, such as a shadow root of the page, into which nobody can watch from outside. */
export function discover(root: ParentNode): void {
  for (const element of root.querySelectorAll(':not(:defined)')) want(element.localName);
}

let watcher: MutationObserver | undefined;

const requested = new Set<string>();

function look(node: Node): void {
  if (!(node instanceof Element)) return;
  want(node.localName);
  discover(node);
}

function want(name: string): void {
  if (!isOurs(name) || requested.has(name)) return;
  requested.add(name);
  loaders[name]().catch((error: unknown) => {
    // The next tag of its kind tries again.
    requested.delete(name);
    console.warn(`<${name}> could not be fetched.`, error);
  });
}

const isOurs = (name: string): name is Tag => Object.hasOwn(loaders, name);

start();
