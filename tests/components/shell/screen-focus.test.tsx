import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Route } from '../../../src/domain/navigation/routes';
import { useScreenFocus } from '../../../src/shell/use-screen-focus';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

function Screen({ route, children }: { route: Route; children: ReactNode }) {
  return (
    <div ref={useScreenFocus(route)} tabIndex={-1}>
      {children}
    </div>
  );
}

const home: Route = { name: 'home' };
const heading = page.getByRole('heading', { name: 'All offers' });

it('a new screen focuses its heading, and the first screen takes no focus [O-6]', async () => {
  const { rerender } = await render(
    <Screen route={{ name: 'lists', listType: 'owned' }}>
      <h1>Lists</h1>
    </Screen>,
  );
  expect(document.activeElement).toBe(document.body);
  rerender(
    <Screen route={home}>
      <h1>All offers</h1>
    </Screen>,
  );
  await expectFocus(heading);
});

it('a heading that comes later gets the focus, unless the visitor has moved it [O-6]', async () => {
  const { rerender } = await render(
    <Screen route={{ name: 'lists', listType: 'owned' }}>
      <h1>Lists</h1>
    </Screen>,
  );
  const link = <a href="#news">See all</a>;
  rerender(<Screen route={home}>{link}</Screen>);
  (page.getByRole('link', { name: 'See all' }).element() as HTMLElement).focus();
  rerender(
    <Screen route={home}>
      {link}
      <h1>All offers</h1>
    </Screen>,
  );
  await expect.element(heading).toBeVisible();
  await expectFocus(page.getByRole('link', { name: 'See all' }));
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
