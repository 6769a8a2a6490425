import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Address, Router } from '../../../src/browser/history/router';
import { createDialogRouter } from '../../../src/state/navigation/dialog-history';

const at = (path: string): Address => ({ path, query: '' });
let isPhone = true;

beforeEach(() => {
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
});
afterEach(() => vi.unstubAllGlobals());

/** A page's history, in which going back takes a moment, as in a browser. */
function openPage(start: Address = at('list')) {
  let entries: Address[] = [at('before'), start];
  let index = 1;
  let backs = 0;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const router: Router = {
    read: () => entries[index] ?? start,
    push: (address) => {
      entries = [...entries.slice(0, index + 1), address];
      index += 1;
      notify();
    },
    replace: (address) => {
      entries = entries.with(index, address);
      notify();
    },
    canGoBack: () => index > 0,
    back: () =>
      void setTimeout(() => {
        index -= 1;
        backs += 1;
        notify();
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    href: () => undefined,
    ownsPage: true,
  };
  const dialogs = createDialogRouter(router);
  dialogs.start();
  const texts = () =>
    entries.slice(0, index + 1).map(({ path, fragment }) => (fragment ? `${path}#${fragment}` : path));
  const wentBack = () => vi.waitFor(() => expect(backs).toBe(1));
  return { ...dialogs, back: router.back, wentBack, texts };
}

const entries = (page: ReturnType<typeof openPage>, ...expected: string[]) =>
  vi.waitFor(() => expect(page.texts()).toEqual(['before', ...expected]));

describe('the history entry of dialogs on a phone', () => {
  it('is added with the first dialog and removed with the last [A-024]', async () => {
    const page = openPage();
    const removeFirst = page.add(() => {});
    const removeSecond = page.add(() => {});
    await entries(page, 'list', 'list#dialog');
    removeSecond();
    removeFirst();
    await entries(page, 'list');
  });

  it('lets Back close the topmost dialog only, and stays for the other one [A-024]', async () => {
    const page = openPage();
    const first = vi.fn();
    page.add(first);
    const remove = page.add(() => remove());
    await entries(page, 'list', 'list#dialog');
    page.back();
    await page.wentBack();
    await entries(page, 'list', 'list#dialog');
    expect(first).not.toHaveBeenCalled();
  });

  it('stays when a dialog asks instead of closing [O-15]', async () => {
    const page = openPage();
    const confirm = vi.fn();
    page.add(confirm);
    await entries(page, 'list', 'list#dialog');
    page.back();
    await vi.waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    await entries(page, 'list', 'list#dialog');
  });

  it('is replaced by a navigation out of a dialog [A-103]', async () => {
    const page = openPage();
    const remove = page.add(() => {});
    await entries(page, 'list', 'list#dialog');
    page.router.push(at('lists'));
    remove();
    await entries(page, 'list', 'lists');
  });

  it('is removed before a navigation that follows the closing [A-103]', async () => {
    const page = openPage();
    const remove = page.add(() => {});
    await entries(page, 'list', 'list#dialog');
    remove();
    await Promise.resolve();
    page.router.push(at('lists'));
    await entries(page, 'list', 'lists');
  });

  it('exists for a dialog that opens as another closes [A-024]', async () => {
    const page = openPage();
    const remove = page.add(() => {});
    await entries(page, 'list', 'list#dialog');
    remove();
    await Promise.resolve();
    const close = vi.fn();
    page.add(close);
    await page.wentBack();
    await entries(page, 'list', 'list#dialog');
    expect(close).not.toHaveBeenCalled();
  });

  it('does not replace the entry of a dialog that the address opens [A-024]', async () => {
    const page = openPage({ ...at('search'), fragment: 'filter-dialog' });
    const remove = page.add(() => {});
    await entries(page, 'search#filter-dialog');
    remove();
    await entries(page, 'search#filter-dialog');
  });

  it('is dropped when a reload left it [A-024]', async () => {
    await entries(openPage({ ...at('list'), fragment: 'dialog' }), 'list');
  });

  it('is added on phones only [A-024]', async () => {
    isPhone = false;
    const page = openPage();
    page.add(() => {});
    await Promise.resolve();
    expect(page.texts()).toEqual(['before', 'list']);
  });
});
