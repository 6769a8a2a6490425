import { useState } from 'react';
import { tellFailure } from '../../state/failures';
import type { Anchor } from '../../ui/popover/Popover';

/**
 * A popover or dialog whose code is fetched when somebody is about to need it, since most are never opened; so may be
 * what it will ask for first.
 */
export function useLayer<Module>(load: () => Promise<Module>, askAhead?: (module: Module) => void) {
  const [loaded, setLoaded] = useState<Module>();
  const [anchor, setAnchor] = useState<Anchor>();
  const keep = (module: Module) => setLoaded(() => module);
  const prepare = () => {
    // A failed look ahead is nobody's trouble: the press asks again and says so.
    load().then(
      (module) => {
        keep(module);
        askAhead?.(module);
      },
      () => {},
    );
  };
  const open = (at: Anchor) => {
    setAnchor(at);
    load().then(keep, (error: unknown) => {
      setAnchor(undefined);
      tellFailure('notify', error);
    });
  };
  const control = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': anchor !== undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
  };
  return { loaded, anchor, control, prepare, open, close: () => setAnchor(undefined) };
}
