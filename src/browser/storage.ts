/** What the browser keeps for us between visits; a browser that forbids it only forgets. */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // A full or forbidden store must not break the page.
  }
}

/** Forgets all that was kept under names that begin like this, but for one of them. */
export function forgetStored(start: string, kept: string): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix + start));
    for (const name of names.filter((found) => found !== prefix + kept)) localStorage.removeItem(name);
  } catch {
    // A store that may not be read keeps nothing of ours.
  }
}

/** What this tab keeps for us until it is closed. */
export function readForTab(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeForTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value);
  } catch {
    // A full or forbidden store must not break the page.
  }
}

const prefix = 'lp-catalog.';
