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
