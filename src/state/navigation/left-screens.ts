import type { Environment } from '../../browser/environment';
import { namedHistoryEntry } from '../../browser/history/named-history-entry';
import type { Store } from '../../browser/storage';
import { parseJson } from '../../domain/text/parse-json';
import type { LeftAt } from './restore-scroll';
import { screensName } from './screen-owner';

/** How a screen was left: the scroll position, the link that was followed, and how many pages were loaded. */
export interface LeftScreen extends LeftAt {
  pages: number;
  /** The page's address while the screen was open. */
  href: string;
}

/** The state that the tab stores for a history entry. The same entry with another address is another screen. */
interface Stored extends LeftScreen {
  entry: string;
}

/** Enough for the steps back that a visitor remembers. */
const mostScreens = 30;

/**
 * Saves how the screen of a history entry was left, until the tab is closed. Back then restores the screen even when
 * the page was unloaded without the browser's back-forward cache.
 * @see O-6
 */
export function storeLeftScreen({ stores }: Environment, entry: string, screen: LeftScreen): void {
  const others = readAll(stores.tab).filter((one) => one.entry !== entry);
  stores.tab.write(screensName, JSON.stringify([...others, { ...screen, entry }].slice(-mostScreens)));
}

/** Returns how the screen of the current history entry was left, if the entry was open before at the same address. */
export function storedLeftScreen({ stores, address }: Environment): LeftScreen | undefined {
  const entry = namedHistoryEntry();
  return entry === undefined
    ? undefined
    : readAll(stores.tab).find((one) => one.entry === entry && one.href === address());
}

/**
 * Returns how many pages of a list to load at first: as many as were loaded when the visitor left the screen. Undefined
 * on a new visit.
 */
export const pagesToRestore = (environment: Environment): number | undefined =>
  storedLeftScreen(environment)?.pages;

function readAll(tab: Store): Stored[] {
  const read = parseJson(tab.read(screensName));
  return Array.isArray(read)
    ? (read.filter((one) => typeof one === 'object' && one !== null) as Stored[])
    : [];
}
