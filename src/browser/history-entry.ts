/** The name of the browser's history entry at hand; one without a name gets one, beside what the page keeps there. */
export function historyEntry(): string {
  const known = namedHistoryEntry();
  if (known !== undefined) return known;
  count += 1;
  const name = `${performance.timeOrigin}-${count}`;
  history.replaceState({ ...stateNow(), [field]: name }, '');
  return name;
}

/** The name of the entry at hand where it has one already: it was open before. */
export function namedHistoryEntry(): string | undefined {
  const state = stateNow();
  return field in state ? String(state[field]) : undefined;
}

const stateNow = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

const field = 'lpEntry';
let count = 0;
