import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HomePage } from '../../../src/pages/home/HomePage';
import { broken, noAnswer } from '../support/answers';
import { render } from '../support/render';
import { retryAfter } from '../support/retry';

const news = { contentType: 'News', listName: 'News' };
const text = { contentType: 'TextBlock', description: '<p>Welcome to <em>the academy</em></p>' };
const plans = { contentType: 'MyPlans', listName: 'My plans' };
const posts = () => [{ id: '1', title: 'A new course', publishedDate: '2026-03-01T10:00:00Z' }];

const headings = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((node) => node.textContent);

describe('home', () => {
  it('shows the blocks of the catalog in their order [R-HOME-001 R-HOME-002]', async () => {
    await render(<HomePage />, {
      catalog: { components: [{ ...news, listName: 'First' }, text, { ...news, listName: 'Second' }] },
      answers: { catalogPosts: posts },
    });
    await expect.element(page.getByText('Welcome to the academy')).toBeVisible();
    await expect.poll(headings).toEqual(expect.arrayContaining(['First', 'Second']));
    expect(headings().indexOf('First')).toBeLessThan(headings().indexOf('Second'));
  });

  it.each([
    ['without a strip above a band of colour that it begins with', { addBackgroundColor: true }, -24],
    ['with the space of the page above any other block', {}, 0],
  ])('begins %s [R-HOME-016]', async (_, colour, px) => {
    const first = { ...text, ...colour, backgroundColor: '#16324f', textColor: '#ffffff' };
    await render(<HomePage />, { catalog: { components: [first] } });
    const words = page.getByText('Welcome to the academy');
    await expect.element(words).toBeVisible();
    const slot = words.element().closest('section')?.parentElement;
    expect(slot && getComputedStyle(slot).marginTop).toBe(`${px}px`);
  });

  it('shows blocks for users to users only [R-HOME-028]', async () => {
    const { calls } = await render(<HomePage />, {
      catalog: { components: [text, plans] },
      session: { login: 'public' },
    });
    await expect.element(page.getByText('Welcome to the academy')).toBeVisible();
    expect(page.getByText('My plans').elements()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('shows the other blocks when a block cannot be read [O-11]', async () => {
    await render(<HomePage />, { catalog: { components: [{ contentType: 'Weather' }, text] } });
    await expect.element(page.getByText('Welcome to the academy')).toBeVisible();
  });

  it('shows the other blocks when one block fails, which alone offers to load again [O-1 R-BLOCKLOAD-004]', async () => {
    const server = broken(() => [{ id: 'p', name: 'Onboarding' }]);
    await render(<HomePage />, {
      catalog: { components: [{ ...news, listName: 'First' }, plans, text] },
      answers: { catalogPosts: posts, myPlans: server.call },
    });
    await expect.element(page.getByRole('heading', { name: 'A new course' })).toBeVisible();
    await expect.element(page.getByText('Welcome to the academy')).toBeVisible();
    await retryAfter(server);
    await expect.element(page.getByRole('heading', { name: 'Onboarding' })).toBeVisible();
  });

  it('fetches the items of a block only when the visitor scrolls to it', async () => {
    const { calls } = await render(
      <>
        <div style={{ height: 9000 }} />
        <HomePage />
      </>,
      { catalog: { components: [text, plans] }, answers: { myPlans: noAnswer } },
    );
    await expect.element(page.getByRole('heading', { name: 'My plans' })).toBeInTheDocument();
    expect(calls).toEqual([]);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => calls.map(([operation]) => operation)).toEqual(['myPlans']);
  });

  it('opens the see-all page of a block inside the element [R-HOME-029 R-HOME-031]', async () => {
    const { context } = await render(<HomePage />, {
      catalog: { components: [{ contentType: 'Channel', source: 2, listName: 'Channel two' }] },
      answers: { channelPosts: posts },
    });
    await page.getByRole('link', { name: 'See all of Channel two' }).click();
    expect(context.router.read().path).toBe('/catalog/see-all/Channel/2');
  });
});
