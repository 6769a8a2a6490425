import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failed } from '../../../src/widgets/failed/Failed';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

const again = page.getByRole('button', { name: 'Try again' });

const screen = (content: 'failed' | 'loading' | 'rows') => (
  <section aria-label="News">
    {content === 'failed' ? <Failed onRetry={() => {}} /> : null}
    {content === 'rows' ? <a href="#news">Read</a> : null}
  </section>
);

it('Try again leaves the focus to the part of the page that it was in, so that Tab goes on from there [O-1 O-4]', async () => {
  const { rerender } = await render(
    <>
      <a href="#top">Top</a>
      {screen('failed')}
    </>,
  );
  (again.element() as HTMLElement).focus();
  await expectFocus(again);
  rerender(
    <>
      <a href="#top">Top</a>
      {screen('loading')}
    </>,
  );
  await expectFocus(page.getByRole('region', { name: 'News' }));
  rerender(
    <>
      <a href="#top">Top</a>
      {screen('rows')}
    </>,
  );
  await userEvent.tab();
  await expectFocus(page.getByRole('link', { name: 'Read' }));
});

it('a failure that goes while the focus is elsewhere does not move it', async () => {
  const links = <a href="#top">Top</a>;
  const { rerender } = await render(
    <>
      {links}
      {screen('failed')}
    </>,
  );
  await expect.element(again).toBeVisible();
  (page.getByRole('link', { name: 'Top' }).element() as HTMLElement).focus();
  rerender(
    <>
      {links}
      {screen('rows')}
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'Read' })).toBeVisible();
  await expectFocus(page.getByRole('link', { name: 'Top' }));
});

it('has its words and Try again on one line of a phone when it is compact [O-1]', async () => {
  await render(<Failed isCompact onRetry={() => {}} />, { width: 358 });
  const words = page.getByText('This could not be shown').element().parentElement?.getBoundingClientRect();
  const button = again.element().getBoundingClientRect();
  expect(button.left).toBeGreaterThan(words?.right ?? Infinity);
  expect(button.top).toBeGreaterThan(words?.top ?? Infinity);
});
