import { newCorrelationId } from '../page';
import { entryField, historyState, namedHistoryEntry } from './named-history-entry';

/**
 * Returns the name of the browser's current history entry. Adds a name to an entry without one, and preserves the
 * page's own history state.
 */
export function historyEntry(): string {
  const existing = namedHistoryEntry();
  if (existing !== undefined) return existing;
  const name = newCorrelationId();
  history.replaceState({ ...historyState(), [entryField]: name }, '');
  return name;
}
