import { createContext } from 'react';

/** Keeps a history entry on a phone while dialogs are open, so that Back closes the uppermost one (A-024, O-6). */
export interface DialogHistory {
  /** Adds an open dialog, with what Back does to it; gives what removes it again. */
  add: (close: () => void) => () => void;
}

/** Without a provider, as in an element without an address of its own, dialogs have no history entry. */
export const DialogHistoryContext = createContext<DialogHistory | undefined>(undefined);
