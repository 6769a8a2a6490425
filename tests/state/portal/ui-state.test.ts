import { afterEach, expect, it, vi } from 'vitest';
import { homeScroll } from '../../../src/state/home/home-return';
import { restoreScroll } from '../../../src/state/navigation/restore-scroll';
import { notificationsAtom, notify } from '../../../src/state/notifications/notifications';
import { freshPortal } from '../configured-portal';
import { openElement } from '../element-context';

afterEach(() => vi.unstubAllGlobals());

/** A window that scrolls, and a screen in it. */
function openWindow() {
  const scrolled: (() => void)[] = [];
  const window = {
    scrollY: 0,
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'scroll') scrolled.push(listener);
    },
    removeEventListener: () => {},
    scrollTo: vi.fn(),
  };
  const screen = { offsetHeight: 100, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('window', window);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  const scroll = (top: number) => {
    window.scrollY = top;
    scrolled.forEach((listener) => listener());
  };
  return { window, scroll, screen: screen as unknown as HTMLElement };
}

it('the portal keeps its language, the full name of its user and its notifications [R-ENTITY-085]', async () => {
  const { portal, configurePortal, whenLoaded, chooseCulture, get, store } = freshPortal();
  configurePortal({ config: { services: {}, catalogs: [] }, session: { userId: 'u', name: 'Ada Berg' } });
  await whenLoaded();
  chooseCulture('da-DK');
  notify(portal, { text: 'INTERESTS_SAVED' });
  expect(get.culture()).toBe('da-DK');
  expect(get.session().name).toBe('Ada Berg');
  expect(store.get(notificationsAtom)).toMatchObject([{ text: 'INTERESTS_SAVED' }]);
});

it('the portal keeps the scroll position of home for each catalog [R-ENTITY-085 A-025]', () => {
  const { window, scroll, screen } = openWindow();
  const { context } = openElement();
  const leave = restoreScroll(screen, homeScroll(context));
  scroll(730);
  leave();
  restoreScroll(screen, homeScroll({ ...context, catalog: { ...context.catalog, id: 'other' } }));
  expect(window.scrollTo).not.toHaveBeenCalled();
  restoreScroll(screen, homeScroll(context));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 730, behavior: 'instant' });
});
