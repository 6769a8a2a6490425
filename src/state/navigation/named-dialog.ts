import { useElementContext } from '../portal/element-context';
import { useElementLocation } from './element-location';

/** The fragment of the address while the filters are a dialog. */
export const filterFragment = 'filter-dialog';

const createState = () => ({
  /** Has a dialog been opened here? One that the address brought along has no step of ours to go back over. */
  hasStep: false,
  /** The browser takes a moment to go back, and pressed twice it would go two steps. */
  isClosing: false,
});

/** A dialog that the address names behind its `#`, so that back closes it. */
export function useNamedDialog(name: string) {
  const { router, portal } = useElementContext();
  const { fragment } = useElementLocation();
  const { path, query } = router.read();
  const state = portal.single(createState);
  return {
    isOpen: fragment === name,
    open: () => {
      state.hasStep = true;
      router.push({ path, query, fragment: name });
    },
    /** What else is to be done is done on the page below. */
    close: (then?: () => void) => {
      if (state.isClosing) return;
      state.isClosing = true;
      const stop = router.subscribe(() => {
        state.isClosing = false;
        stop();
        then?.();
      });
      if (state.hasStep) router.back();
      else router.replace({ path, query });
    },
  };
}
