import { atom } from 'jotai';
import { isReopened, onScroll, scrollBackTo, scrollTop } from '../browser/scroll';
import { readForTab, writeForTab } from '../browser/storage';
import type { Host } from './host';
import { dropStrayEditor } from './list-editor';
import { store } from './portal';

/** Where a visitor left a catalog's home. */
interface LeftAt {
  top: number;
  /** The link that was followed, found again by its address and its number among those with it. */
  link?: { href: string; nth: number; shift: number };
}

/** Per catalog, for the visit; the tab keeps a copy for when the whole page is left (R-ENTITY-085, A-025). */
const leftAtom = atom<Readonly<Record<string, LeftAt>>>({});

/**
 * Brings a visitor who comes back to where home was left, the focus on the link that was followed, and keeps that place
 * from then on; gives the way to stop (R-HOME-043, O-6).
 */
export function stayAtHome(host: Host, home: HTMLElement, hasOwnList: boolean): () => void {
  const catalogId = host.catalog.id;
  dropStrayEditor(host, hasOwnList);
  const left = store.get(leftAtom)[catalogId] ?? leftBefore(catalogId);
  const stopScrolling = left ? comeBack(home, left) : () => {};
  let place: LeftAt = { top: left?.top ?? 0 };
  const keep = (next: LeftAt) => {
    place = next;
    store.set(leftAtom, (all) => ({ ...all, [catalogId]: next }));
  };
  const write = () => writeForTab(nameOf(catalogId), JSON.stringify(place));
  const onPress = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    keep({ top: scrollTop(), ...(link ? { link: placeOf(home, link) } : {}) });
  };
  const stopListening = onScroll(() => {
    // Home that is gone, or hidden until the next screen is fetched, makes the page shorter; nobody scrolled.
    if (home.offsetHeight > 0) keep({ top: scrollTop() });
  }, write);
  home.addEventListener('click', onPress, { capture: true });
  return () => {
    write();
    stopScrolling();
    stopListening();
    home.removeEventListener('click', onPress, { capture: true });
  };
}

const nameOf = (catalogId: string): string => `home.${catalogId}`;

/** Only coming back by the browser's own means counts; who follows a link to home starts at its top. */
function leftBefore(catalogId: string): LeftAt | undefined {
  const kept = isReopened() ? readForTab(nameOf(catalogId)) : undefined;
  if (kept === undefined) return undefined;
  try {
    return JSON.parse(kept) as LeftAt;
  } catch {
    return undefined;
  }
}

function comeBack(home: HTMLElement, { top, link }: LeftAt): () => void {
  const stop = scrollBackTo(home, top);
  const node = link && linksTo(home, link.href)[link.nth];
  if (!node) return stop;
  node.closest('ul')?.scrollTo({ left: link.shift, behavior: 'instant' });
  node.focus({ preventScroll: true });
  return stop;
}

function placeOf(home: HTMLElement, link: Element): LeftAt['link'] & object {
  const href = link.getAttribute('href') ?? '';
  const shift = link.closest('ul')?.scrollLeft ?? 0;
  return { href, nth: linksTo(home, href).findIndex((one) => one === link), shift };
}

const linksTo = (home: HTMLElement, href: string): HTMLElement[] => [
  ...home.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`),
];
