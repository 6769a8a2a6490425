import { createContext } from 'react';

/** Adds a history entry on a phone while dialogs are open, so that Back closes the topmost dialog. @see A-024 O-6 */
export interface DialogHistory {
  /** Adds an open dialog, with the function that Back calls. Returns a function that removes the dialog. */
  add: (close: () => void) => () => void;
}

/** Without a provider, as in an element without an address of its own, dialogs have no history entry. */
export const DialogHistoryContext = createContext<DialogHistory | undefined>(undefined);
