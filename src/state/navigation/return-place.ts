import { onScroll, scrollBackTo, scrollTop, windowHeight, type WayBack } from '../../browser/scroll-position';

/** Where a visitor left a screen. */
export interface LeftAt {
  top: number;
  /** The link that was followed, found again by its address and its number among those with it, and where it was pressed. */
  link?: { href: string; nth: number; shift: number; at: number };
}

/** Where a screen's place is kept. */
export interface ScrollMemory {
  left: LeftAt | undefined;
  save: (position: LeftAt) => void;
  /** The whole page is left. */
  write: (position: LeftAt) => void;
}

/**
 * Brings a visitor who comes back to where a screen was left, the focus on the link that was followed, and keeps that
 * place from then on; gives the way to stop (R-HOME-043, O-6).
 */
export function restoreScroll(screen: HTMLElement, { left, save, write }: ScrollMemory): () => void {
  const way = left ? comeBack(screen, left) : undefined;
  // React may bring the screen back twice, and the second time needs what the first was told.
  let position: LeftAt = left ?? { top: 0 };
  const take = (next: LeftAt) => {
    position = next;
    save(next);
  };
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    take({ top: scrollTop(), ...(link ? { link: positionOf(screen, link) } : {}) });
  };
  const leave = () => write(position);
  const stopListening = onScroll(() => {
    if (way?.isOver() === false) return;
    // A screen that is gone, or hidden until the next one is fetched, makes the page shorter; nobody scrolled.
    // And a browser that tells of it after the press that followed brings no news.
    if (screen.offsetHeight > 0 && scrollTop() !== position.top) take({ ...position, top: scrollTop() });
  }, leave);
  screen.addEventListener('click', onPress, { capture: true });
  return () => {
    leave();
    way?.stop();
    stopListening();
    screen.removeEventListener('click', onPress, { capture: true });
  };
}

/** A place as it was written down; nothing where it cannot be read. */
export function readPosition(text: string | undefined): LeftAt | undefined {
  try {
    return JSON.parse(text ?? '') as LeftAt;
  } catch {
    return undefined;
  }
}

function comeBack(screen: HTMLElement, { top, link }: LeftAt): WayBack {
  const way = scrollBackTo(screen, top);
  // Who scrolled on after the press is somewhere else now.
  if (!link || Math.abs(link.at - top) >= windowHeight()) return way;
  // What was followed may come with its data, stand unseen until what is above it has come, and be drawn anew.
  const look = () => {
    if (way.isLeft()) observer.disconnect();
    else if (isFocusFree(screen)) focusLink(linksTo(screen, link.href)[link.nth], link.shift);
  };
  const observer = new MutationObserver(look);
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['class'] });
  look();
  return way;
}

/** Whatever takes the focus by itself has a negative place in the order of the Tab key. */
function isFocusFree(screen: HTMLElement): boolean {
  const { activeElement } = screen.getRootNode() as Document | ShadowRoot;
  return activeElement?.matches('body, [tabindex="-1"]') ?? true;
}

function focusLink(link: HTMLElement | undefined, shift: number): void {
  link?.closest('ul')?.scrollTo({ left: shift, behavior: 'instant' });
  link?.focus({ preventScroll: true });
}

function positionOf(screen: HTMLElement, link: Element): LeftAt['link'] & object {
  const href = link.getAttribute('href') ?? '';
  const shift = link.closest('ul')?.scrollLeft ?? 0;
  return { href, nth: linksTo(screen, href).findIndex((one) => one === link), shift, at: scrollTop() };
}

const linksTo = (screen: HTMLElement, href: string): HTMLElement[] => [
  ...screen.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];
