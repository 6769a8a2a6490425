import { Suspense, useEffect, useState } from 'react';
import { useElementContext } from '../../state/portal/element-context';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { whenStarted } from '../after-start/when-started';
import type { KeyDialog } from './listen-for-keys';

const dialogs = {
  keys: lazyComponent(async () => (await import('./KeysDialog')).KeysDialog),
  palette: lazyComponent(async () => (await import('./CommandPalette')).CommandPalette),
};

/**
 * Listens to the keys of the catalog, and shows the dialogs that they open. The code loads after the first render.
 * Without it, everything can be reached by Tab.
 */
export function Shortcuts() {
  const context = useElementContext();
  const [open, setOpen] = useState<KeyDialog>();
  const isOff = context.settings.shortcuts === 'off';
  useEffect(
    () => (isOff ? undefined : whenStarted(({ listenForKeys }) => listenForKeys(context, setOpen))),
    [context, isOff],
  );
  if (!open || isOff) return null;
  const Dialog = dialogs[open];
  return (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOpen(undefined)} />
    </Suspense>
  );
}
