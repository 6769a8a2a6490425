import type { Tag } from './description';
import { loaders } from './loaders';

/**
 * Watches the page and fetches the code of each element when its tag first appears. An editor only inserts tags, and a
 * page without tags loads no code. Runs on import. Does nothing without a document, as in Node.
 * @see R-EMBED-041
 */
export function start(): void {
  if (typeof document === 'undefined' || watcher) return;
  watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(inspect);
  });
  watcher.observe(document, { childList: true, subtree: true });
  discover(document);
}

/** Stops watching. Fetches that have already started continue. */
export function stop(): void {
  watcher?.disconnect();
  watcher = undefined;
}

/** Searches once below a node, such as a shadow root of the page, which the loader cannot observe from outside. */
export function discover(root: ParentNode): void {
  for (const element of root.querySelectorAll(':not(:defined)')) want(element.localName);
}

let watcher: MutationObserver | undefined;

const requested = new Set<string>();

function inspect(node: Node): void {
  if (!(node instanceof Element)) return;
  want(node.localName);
  discover(node);
}

function want(name: string): void {
  if (!isOurs(name) || requested.has(name)) return;
  requested.add(name);
  loaders[name]().catch((error: unknown) => {
    // The next tag of the same kind retries.
    requested.delete(name);
    console.warn(`<${name}> could not be fetched.`, error);
  });
}

const isOurs = (name: string): name is Tag => Object.hasOwn(loaders, name);

start();
