/** The browser's storage: persistent and for this tab. If the browser forbids storage, nothing is saved. */
export interface Stores {
  /** Persists between visits. */
  readonly visits: Store;
  /** Persists until the tab is closed. */
  readonly tab: Store;
  /** Disables all reads and writes permanently. */
  disable(): void;
}

export interface Store {
  read(name: string): string | undefined;
  write(name: string, value: string): void;
  /** Removes every entry whose name starts with one of `starts`, except the entry `except`. */
  remove(starts: readonly string[], except?: string): void;
}

/** Returns the stores of this browser. A page may disable them before or after their first use. */
export function browserStores(): Stores {
  let isOff = false;
  const storeOn = (open: () => Storage): Store => {
    const attempt = <Result>(act: (storage: Storage) => Result): Result | undefined => {
      if (isOff) return undefined;
      try {
        return act(open());
      } catch {
        // A full or forbidden store must not break the page.
        return undefined;
      }
    };
    return {
      read: (name) => attempt((storage) => storage.getItem(prefix + name)) ?? undefined,
      write: (name, value) => attempt((storage) => storage.setItem(prefix + name, value)),
      remove: (starts, except) =>
        attempt((storage) => {
          const isMeant = (name: string) =>
            starts.some((start) => name.startsWith(prefix + start)) && name !== prefix + (except ?? '');
          for (const name of Object.keys(storage).filter(isMeant)) storage.removeItem(name);
        }),
    };
  };
  return {
    visits: storeOn(() => localStorage),
    tab: storeOn(() => sessionStorage),
    disable: () => {
      isOff = true;
    },
  };
}

const prefix = 'lp-catalog.';
