import { isPhone } from '../../browser/page';
import type { Address, Router } from '../../browser/history/router';

/** The fragment of the address while a dialog without a fragment of its own is open. */
const dialogFragment = 'dialog';

/** A router that accounts for open dialogs, and functions that register dialogs. */
export interface DialogRouter {
  router: Router;
  /** Registers an open dialog and the function that Back calls to close it. Returns a function that unregisters it. */
  add: (close: () => void) => () => void;
  /**
   * Subscribes to Back and removes the history entry that a reload left behind. Returns a function that unsubscribes.
   */
  start: () => () => void;
}

/**
 * Creates a router with one history entry for all open dialogs on a phone, where dialogs fill the screen. Back closes
 * the topmost dialog. If a dialog stays open, for example to confirm unsaved changes, the entry is added again. When
 * the buttons of a dialog close it, the entry is removed. A navigation replaces the entry.
 * @see A-024 O-6 O-15
 */
export function createDialogRouter(router: Router): DialogRouter {
  const dialogs: (() => void)[] = [];
  const back = createBack(router);
  let path = router.read().path;
  let isNavigating = false;

  const hasEntry = () => router.read().fragment === dialogFragment;

  /** Adds the entry when a dialog is open, and removes it when none is. */
  const update = () => {
    if (back.isRunning() || !router.ownsPage) return;
    const address = router.read();
    const isMissing = address.fragment === undefined && isPhone();
    if (dialogs.length > 0 && isMissing) router.push({ ...address, fragment: dialogFragment });
    if (dialogs.length === 0 && hasEntry()) back.start();
  };

  const onChange = () => {
    const isSamePath = path === router.read().path;
    path = router.read().path;
    if (back.isRunning()) {
      back.end();
      queueMicrotask(update);
    } else if (hasEntry()) {
      // Without an open dialog the user pressed Forward, or a reload left the entry behind.
      if (dialogs.length === 0) router.replace(withoutEntry(router.read()));
    } else if (dialogs.length > 0 && isSamePath && !isNavigating) {
      dialogs.at(-1)?.();
      // Adds the entry again if the dialog stays open, which is known only after it handles the close.
      setTimeout(update);
    }
  };

  const navigate = (act: () => void) => {
    back.after(() => {
      isNavigating = true;
      act();
      isNavigating = false;
      queueMicrotask(update);
    });
  };

  return {
    router: {
      ...router,
      push: (address) => navigate(() => (hasEntry() ? router.replace(address) : router.push(address))),
      replace: (address) => navigate(() => router.replace(address)),
    },
    add: (close) => {
      dialogs.push(close);
      queueMicrotask(update);
      return () => {
        dialogs.splice(dialogs.lastIndexOf(close), 1);
        queueMicrotask(update);
      };
    },
    start: () => {
      if (hasEntry()) router.replace(withoutEntry(router.read()));
      return router.subscribe(onChange);
    },
  };
}

const withoutEntry = ({ path, query }: Address): Address => ({ path, query });

/** Tracks a running `history.back()`, which is asynchronous. Changes of the address wait until it ends. */
function createBack(router: Router) {
  let waiting: (() => void)[] | undefined;
  return {
    isRunning: () => waiting !== undefined,
    start: () => {
      waiting = [];
      router.back();
    },
    end: () => {
      const tasks = waiting ?? [];
      waiting = undefined;
      for (const task of tasks) task();
    },
    after: (task: () => void) => {
      if (waiting) waiting.push(task);
      else task();
    },
  };
}
