import { useElementContext } from '../portal/element-context';
import { useElementLocation } from './element-location';

/** The fragment of the address while the filters are open as a dialog. */
export const filterFragment = 'filter-dialog';

const createState = () => ({
  /**
   * True when a dialog was opened here and added a history entry. A dialog that was open in the initial address has
   * none.
   */
  hasStep: false,
  /** True while the browser goes back, which is asynchronous. A second press would go back two entries. */
  isClosing: false,
});

/** Returns a dialog whose name is in the fragment of the address, so that Back closes it. @see A-024 */
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
    /** Closes the dialog, then calls `then` on the page below. */
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
