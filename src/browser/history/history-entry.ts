import { newCorrelationId } from '../page';
import { entryField, historyState, namedHistoryEntry } from './named-history-entry';

/** The name of the browser's history entry at hand; one without a name gets one, beside what the page keeps there. */
export function historyEntry(): string {
  const known = namedHistoryEntry();
  if (known !== undefined) return known;
  const name = newCorrelationId();
  history.replaceState({ ...historyState(), [entryField]: name }, '');
  return name;
}
