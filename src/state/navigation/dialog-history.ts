import { isPhone } from '../../browser/page';
import type { Address, Router } from '../../browser/history/router';

/** The fragment of the address while dialogs without a name of their own are open. */
const dialogFragment = 'dialog';

/** A router whose navigation knows of open dialogs, and where dialogs register. */
export interface DialogRouter {
  router: Router;
  /** Adds an open dialog, with what Back does to it; gives what removes it again. */
  add: (close: () => void) => () => void;
  /** Starts to listen to Back and drops the entry that a reload left behind; gives the way to stop. */
  start: () => () => void;
}

/**
 * One history entry for all dialogs that are open on a phone, where they fill the screen. Back closes the uppermost one;
 * where one stays open, to ask about unsaved changes say, the entry is added again. A dialog that is closed by its buttons
 * takes the entry with it, and a navigation takes its place (A-024, O-6, O-15).
 */
export function createDialogRouter(router: Router): DialogRouter {
  const dialogs: (() => void)[] = [];
  const back = createBack(router);
  let path = router.read().path;
  let isNavigating = false;

  const hasEntry = () => router.read().fragment === dialogFragment;

  /** Adds or removes the entry, as dialogs are open or not. */
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
      // Without a dialog the person came by Forward, or a reload left the entry behind.
      if (dialogs.length === 0) router.replace(withoutEntry(router.read()));
    } else if (dialogs.length > 0 && isSamePath && !isNavigating) {
      dialogs.at(-1)?.();
      // One that stays open gets an entry again, as soon as it is known that it does.
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

/** Going back takes the browser a moment; what changes the address meanwhile waits for it. */
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
