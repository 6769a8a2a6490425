/** The name of the entry at hand where it has one already: it was open before. */
export function namedHistoryEntry(): string | undefined {
  const state = historyState();
  return entryField in state ? String(Reflect.get(state, entryField)) : undefined;
}

/** What the entry at hand keeps; nothing where that is no object. */
export const historyState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** Under which name the browser's history keeps the name of an entry. */
export const entryField = 'lpEntry';
