/**
 * Returns the name of the current history entry. Returns undefined if the entry has no name, which means that it was
 * not open before.
 */
export function namedHistoryEntry(): string | undefined {
  const state = historyState();
  return entryField in state ? String(Reflect.get(state, entryField)) : undefined;
}

/** Returns the state of the current history entry, or an empty object if the state is not an object. */
export const historyState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** The field of the history state that contains the name of an entry. */
export const entryField = 'lpEntry';
