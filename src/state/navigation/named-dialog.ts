import { useElementContext } from '../portal/element-context';
import { useElementLocation } from './element-location';

/** The fragment of the address while the filters are a dialog. */
export const filterFragment = 'filter-dialog';

/** Has a dialog been opened here? One that the address brought along has no step of ours to go back over. */
let hasStep = false;
/** The browser takes a moment to go back, and pressed twice it would go two steps. */
let isClosing = false;

/** A dialog that the address names behind its `#`, so that back closes it. */
export function useNamedDialog(name: string) {
  const { router } = useElementContext();
  const { fragment } = useElementLocation();
  const { path, query } = router.read();
  return {
    isOpen: fragment === name,
    open: () => {
      hasStep = true;
      router.push({ path, query, fragment: name });
    },
    /** What else is to be done is done on the page below. */
    close: (then?: () => void) => {
      if (isClosing) return;
      isClosing = true;
      const stop = router.subscribe(() => {
        isClosing = false;
        stop();
        then?.();
      });
      if (hasStep) router.back();
      else router.replace({ path, query });
    },
  };
}
