import { useState } from 'react';
import { reportFailure } from '../../state/portal/failures';
import { usePortal } from '../../state/portal/portal-context';
import type { LazyModule } from '../../ui/lazy/lazy-module';
import { useLazyModule } from '../../ui/lazy/use-lazy-module';
import type { Anchor } from '../../ui/popover/Popover';

/**
 * Manages a popover or dialog. Its code is fetched when a person is about to need it, since most are never opened.
 * `prefetch` can fetch its first data at the same time.
 */
export function useLayer<Module>(lazy: LazyModule<Module>, prefetch?: (module: Module) => void) {
  const portal = usePortal();
  const { loaded, load } = useLazyModule(lazy);
  const [anchor, setAnchor] = useState<Anchor>();
  // A failed preload needs no report. The press requests the code again and reports a failure.
  const preload = () => void load().then(prefetch, () => undefined);
  const open = (at: Anchor) => {
    setAnchor(at);
    load().catch((error: unknown) => {
      setAnchor(undefined);
      reportFailure(portal, 'notify', error);
    });
  };
  const control = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': anchor !== undefined,
    onPointerEnter: preload,
    onFocus: preload,
  };
  return { loaded, anchor, control, preload, open, close: () => setAnchor(undefined) };
}
