/** What the page of a test remembers. */
interface Remembered {
  lpIsReady?: boolean;
  lpShift?: number;
  /** The part of the shift before the code ran. */
  lpShiftOfServer?: number;
  lpNodes?: { node: Element; name: string; box: string }[];
  lpBoxOf?: (node: Element) => string;
}

/** Runs before the page: notes when an element is ready, and how far content has moved. */
export function watchPage(): void {
  const remembered = window as Remembered;
  remembered.lpBoxOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
  };
  addEventListener('lp-ready', () => (remembered.lpIsReady = true));
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as unknown as { value: number }[];
    remembered.lpShift = shifts.reduce((sum, { value }) => sum + value, remembered.lpShift ?? 0);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether everything that shows without code has loaded: the page, the sheet and the images in the window. */
export function isShown(): boolean {
  const root = document.querySelector('lp-catalog-home')?.shadowRoot;
  const sheet = root?.querySelector<HTMLLinkElement | HTMLStyleElement>('[data-sheet]')?.sheet;
  if (document.readyState === 'loading' || !root || !sheet) return false;
  const isOutside = ({ top, left, bottom }: DOMRect) =>
    top >= innerHeight || left >= innerWidth || bottom <= 0;
  return [...root.querySelectorAll('img')].every(
    (image) => image.complete || !image.checkVisibility() || isOutside(image.getBoundingClientRect()),
  );
}

/**
 * Resolves when the browser has been idle twice: development warnings of React come after its first render. A browser
 * without frames to paint may call back late, so it has a limit.
 */
export async function untilIdle(): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  await idle();
  await idle();
}

export const isReady = (): boolean => (window as Remembered).lpIsReady === true;

/** Remembers the nodes of the screen and where they are. */
export function rememberNodes(): number {
  const root = document.querySelector('lp-catalog-home')?.shadowRoot;
  const nodes = [...(root?.querySelectorAll('[data-mount] *') ?? [])].filter(
    (node) => !node.closest('noscript'),
  );
  const remembered = window as Remembered;
  remembered.lpShiftOfServer = remembered.lpShift ?? 0;
  remembered.lpNodes = nodes.map((node) => ({
    node,
    name: `${node.localName}.${node.getAttribute('class') ?? ''} ${node.textContent.trim().slice(0, 60)}`,
    box: (node.checkVisibility() && remembered.lpBoxOf?.(node)) || '',
  }));
  return nodes.length;
}

/**
 * What is not as it was remembered: visible nodes that are gone, and content that is elsewhere. A server renders some
 * parts for every width, and the browser removes those that it does not show. `shift` is that of the code, and
 * `shiftOfServer` that of a page whose HTML arrives.
 */
export function changedNodes() {
  const {
    lpNodes = [],
    lpShift = 0,
    lpShiftOfServer: shiftOfServer = 0,
    lpBoxOf: boxOf = () => '',
  } = window as Remembered;
  // The icon of a favourite button may be larger than before, since the favourites of a person come later.
  const isStill = (node: Element) => node.isConnected && !node.closest('[part=heart]');
  // An image that needs the token of a person is a placeholder in the HTML of a server.
  const isPlaceholder = (node: Element) => node.closest('svg')?.getAttribute('viewBox') === '0 0 160 90';
  const gone = lpNodes.filter(({ node, box }) => box !== '' && !node.isConnected && !isPlaceholder(node));
  return {
    gone: gone.map(({ name }) => name),
    moved: lpNodes
      .filter(({ node, box }) => box !== '' && isStill(node) && node.checkVisibility() && boxOf(node) !== box)
      .map(({ node, name, box }) => `${name}: from ${box} to ${boxOf(node)}`),
    shift: lpShift - shiftOfServer,
    shiftOfServer,
  };
}
