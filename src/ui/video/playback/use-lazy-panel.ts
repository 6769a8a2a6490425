import { useState } from 'react';

/** Fetches a part of the player when it is first opened. If that fails, the part stays closed. */
export function useLazyPanel<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsOpen(true);
    load().then(
      (loaded) => setModule(() => loaded),
      () => setIsOpen(false),
    );
  };
  const close = () => setIsOpen(false);
  return { isOpen, open, close, toggle: isOpen ? close : open, shown: isOpen ? module : undefined };
}
