import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HomePage } from '../../../src/pages/home/HomePage';
import { render } from '../support/render';

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
});
