import { useState } from 'react';
import type { LazyModule } from '../../lazy/lazy-module';
import { useLazyModule } from '../../lazy/use-lazy-module';

/** Fetches a part of the player when it is first opened. If that fails, the part stays closed. */
export function useLazyPanel<Module>(lazy: LazyModule<Module>) {
  const { loaded, load } = useLazyModule(lazy);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = () => {
    setIsOpen(true);
    load().catch(close);
  };
  return { isOpen, open, close, toggle: isOpen ? close : open, shown: isOpen ? loaded : undefined };
}
