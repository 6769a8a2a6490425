import { onScroll, scrollBackTo, scrollTop, windowHeight, type WayBack } from '../../browser/scroll-position';

/** How a visitor left a screen. */
export interface LeftAt {
  top: number;
  /**
   * The link that was followed: its address, its index among the links with this address, the horizontal scroll
   * position of its list, and the scroll position of the page at the press.
   */
  link?: { href: string; nth: number; shift: number; at: number };
}

/** Where the position of a screen is read and saved. */
export interface ScrollMemory {
  left: LeftAt | undefined;
  save: (position: LeftAt) => unknown;
  /** Called when the page unloads or the screen unmounts. */
  write: (position: LeftAt) => void;
}

/**
 * Restores the scroll position of a screen and focuses the link that was followed. Then saves the position while the
 * visitor scrolls. Returns a function that stops it.
 * @see R-HOME-043 O-6
 */
export function restoreScroll(screen: HTMLElement, { left, save, write }: ScrollMemory): () => void {
  const way = left ? restore(screen, left) : undefined;
  // React may run this effect twice. Start with the restored position, so that the first cleanup saves it for the
  // second run.
  let position: LeftAt = left ?? { top: 0 };
  const update = (next: LeftAt) => {
    position = next;
    save(next);
  };
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    update({ top: scrollTop(), ...(link ? { link: positionOf(screen, link) } : {}) });
  };
  const leave = () => write(position);
  const stopListening = onScroll(() => {
    if (way?.isOver() === false) return;
    // A screen that is removed, or hidden until the next one loads, shortens the page, so the browser scrolls and the
    // visitor does not. Some browsers send the scroll event after the press, when the position is already saved.
    if (screen.offsetHeight > 0 && scrollTop() !== position.top) update({ ...position, top: scrollTop() });
  }, leave);
  screen.addEventListener('click', onPress, { capture: true });
  return () => {
    leave();
    way?.stop();
    stopListening();
    screen.removeEventListener('click', onPress, { capture: true });
  };
}

function restore(screen: HTMLElement, { top, link }: LeftAt): WayBack {
  const way = scrollBackTo(screen, top);
  // A visitor who scrolled by a window height or more after the press no longer needs the link.
  if (!link || Math.abs(link.at - top) >= windowHeight()) return way;
  // The link may render when its data arrives, stay hidden until the content above it loads, and render again.
  const check = () => {
    if (way.isLeft()) observer.disconnect();
    else if (isFocusFree(screen)) focusLink(linksTo(screen, link.href)[link.nth], link.shift);
  };
  const observer = new MutationObserver(check);
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['class'] });
  check();
  return way;
}

/** Elements that screens focus from script have `tabindex="-1"`, so a focus there is not the visitor's choice. */
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
