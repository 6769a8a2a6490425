import { useState } from 'react';
import { usePortal } from '../portal/portal-context';
import { useSession } from './hooks';

/** Unsent drafts, by dialog and user. */
const createDrafts = () => new Map<string, object>();

/**
 * Returns the text that a user writes in a dialog. The draft outlives the dialog, which may close because the sign-in
 * ended or the user pressed Back. Only sending or discarding the draft removes it.
 * @see O-1
 */
export function useDraft<Draft extends object>(dialog: string, empty: Draft) {
  const { userId = 'anonymous' } = useSession();
  const drafts = usePortal().single(createDrafts);
  // The draft belongs to the user who started it, even if the sign-in changes.
  const [key] = useState(`${dialog}/${userId}`);
  const [draft, setDraft] = useState<Draft>({ ...empty, ...drafts.get(key) });
  return {
    draft,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      drafts.set(key, next);
      setDraft(next);
    },
    forget: () => void drafts.delete(key),
  };
}
