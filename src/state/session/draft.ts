import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePortal } from '../portal/portal-context';
import { sessionAtom } from '../portal/portal-state';

/** By dialog and person: what was written and neither sent nor thrown away. */
const createDrafts = () => new Map<string, object>();

/**
 * What a person writes in a dialog. It outlives the dialog, which may go because the sign-in ended or back was pressed;
 * only sending or throwing it away forgets it (O-1).
 */
export function useDraft<Draft extends object>(dialog: string, empty: Draft) {
  const { userId = 'anonymous' } = useAtomValue(sessionAtom);
  const drafts = usePortal().single(createDrafts);
  // Whose words they are does not change when the sign-in does.
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
