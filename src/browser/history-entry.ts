/** The name of the browser's history entry at hand; one without a name gets one, beside what the page keeps there. */
export function historyEntry(): string {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null ? state : {};
  if (field in kept) return String(kept[field]);
  count += 1;
  const name = `${performance.timeOrigin}-${count}`;
  history.replaceState({ ...kept, [field]: name }, '');
  return name;
}

const field = 'lpEntry';
let count = 0;
