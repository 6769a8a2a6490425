import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Route } from '../../../src/domain/navigation/routes';
import { useScreenFocus } from '../../../src/shell/use-screen-focus';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function Screen({ route, children }: { route: Route; children: ReactNode }) {
  const { ref, title } = useScreenFocus(route);
  return (
    <>
      <div role="status">{title}</div>
      <div ref={ref} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}

const heading = page.getByRole('heading', { name: 'All offers' });
const status = () => page.getByRole('status').element().textContent;

async function waitForAnnouncement() {
  await vi.advanceTimersByTimeAsync(1000);
  await new Promise(requestAnimationFrame);
}

/** Changes from a screen of the lists to home, which has a heading and a link. */
async function navigateHome() {
  const { rerender } = await render(
    <Screen route={{ name: 'lists', listType: 'owned' }}>
      <h1>Lists</h1>
    </Screen>,
  );
  rerender(
    <Screen route={{ name: 'home' }}>
      <h1>All offers</h1>
      <a href="#news">See all</a>
    </Screen>,
  );
  await expectFocus(heading);
}

it('a new screen focuses its heading and then announces its title [O-6]', async () => {
  await navigateHome();
  expect(status()).toBe('');
  await waitForAnnouncement();
  expect(status()).toBe('All offers');
});

it('a screen whose link gets the focus back announces no title [O-6]', async () => {
  await navigateHome();
  (page.getByRole('link', { name: 'See all' }).element() as HTMLElement).focus();
  await waitForAnnouncement();
  expect(status()).toBe('');
});

it('only a screen that replaces another one is marked as new [O-6]', async () => {
  const { host, rerender } = await render(
    <Screen route={{ name: 'home' }}>
      <h1>All offers</h1>
    </Screen>,
  );
  const isMarked = () => host.shadowRoot?.querySelector('[data-changed]') !== null;
  expect(isMarked()).toBe(false);
  rerender(
    <Screen route={{ name: 'searchAll' }}>
      <h1>All courses</h1>
    </Screen>,
  );
  await expect.poll(isMarked).toBe(true);
});
