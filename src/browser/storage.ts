/** What the browser keeps for us between visits; a browser that forbids it only forgets. */
export const readStored = (name: string): string | undefined => read(() => localStorage, name);

export const writeStored = (name: string, value: string): void => write(() => localStorage, name, value);

/** Forgets all that was kept under names that begin like this, but for one of them. */
export function forgetStored(start: string, kept: string): void {
  if (isOff) return;
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix + start));
    for (const name of names.filter((found) => found !== prefix + kept)) localStorage.removeItem(name);
  } catch {
    // A store that may not be read keeps nothing of ours.
  }
}

/** What this tab keeps for us until it is closed. */
export const readForTab = (name: string): string | undefined => read(() => sessionStorage, name);

export const writeForTab = (name: string, value: string): void => write(() => sessionStorage, name, value);

/** Removes everything of this tab whose name begins like one of these. */
export function forgetForTab(starts: readonly string[]): void {
  if (isOff) return;
  try {
    const isMeant = (name: string) => starts.some((start) => name.startsWith(prefix + start));
    for (const name of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(name);
  } catch {
    // A store that may not be read keeps nothing of ours.
  }
}

/** From now on nothing is read from the browser's stores and nothing written; what a page forbids once stays forbidden. */
export function disableStorage(): void {
  isOff = true;
}

let isOff = false;

const prefix = 'lp-catalog.';

function read(store: () => Storage, name: string): string | undefined {
  if (isOff) return undefined;
  try {
    return store().getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(store: () => Storage, name: string, value: string): void {
  if (isOff) return;
  try {
    store().setItem(prefix + name, value);
  } catch {
    // A full or forbidden store must not break the page.
  }
}
