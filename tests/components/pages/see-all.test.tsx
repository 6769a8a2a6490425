import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ContentType } from '../../../src/domain/home/content-types';
import { SeeAllPage } from '../../../src/pages/see-all/SeeAllPage';
import { fails, broken, rowsOf } from '../support/answers';
import { headings } from '../support/names';
import { render } from '../support/render';
import { retryAfter } from '../support/retry';

const news = { contentType: 'News', listName: 'News', description: 'What happens at the academy' };
const seeAll = (contentType: ContentType, subType?: string) => (
  <SeeAllPage route={{ name: 'seeAll', contentType, ...(subType === undefined ? {} : { subType }) }} />
);
const posts = (first: number, last: number) =>
  rowsOf(...Array.from({ length: last - first + 1 }, (_, index) => `Post ${first + index}`));
/** Fourteen posts, of which a page holds twelve. */
const paged = ({ path }: { path?: unknown }) =>
  (path as { offset: number }).offset === 0 ? posts(1, 12) : posts(13, 14);
const cardNames = () => [...headings(3), ...headings(4)];
const more = page.getByRole('button', { name: 'Show more' });

describe('the see-all page of a block', () => {
  it('has the name and the description of the block [R-SEEALL-001 R-SEEALL-002]', async () => {
    await render(seeAll('News'), { catalog: { components: [news] }, answers: { catalogPosts: paged } });
    await expect.element(page.getByRole('heading', { level: 2, name: 'News' })).toBeVisible();
    await expect.element(page.getByText('What happens at the academy')).toBeVisible();
  });

  it('shows all elements of a composed list below each other on a phone, without a row that scrolls [R-HOME-007 A-015]', async () => {
    const elements = ['Excel', 'Word', 'Outlook'].map((name) => ({
      customElementId: name,
      name,
      type: 'Link',
      link: `https://a.example/${name}`,
    }));
    await render(seeAll('CustomList', '0'), {
      catalog: { components: [{ contentType: 'CustomList', listName: 'Short cuts', elements }] },
      width: 320,
    });
    await expect.element(page.getByRole('heading', { name: 'Outlook' })).toBeVisible();
    const boxes = page
      .getByRole('article')
      .elements()
      .map((card) => card.getBoundingClientRect());
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(boxes.every(({ top }, index) => index === 0 || top > (boxes[index - 1]?.bottom ?? 0))).toBe(true);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('appends the next page, says so, and offers no further one [R-SEEALL-023 R-SEEALL-024 O-4]', async () => {
    const { calls } = await render(seeAll('News'), {
      catalog: { components: [news] },
      answers: { catalogPosts: paged },
    });
    await expect.element(page.getByRole('status').getByText('12 shown')).toBeInTheDocument();
    await more.click();
    await expect.element(page.getByRole('status').getByText('2 more loaded, 14 shown')).toBeInTheDocument();
    expect(cardNames()).toEqual(posts(1, 14).map(({ name }) => name));
    expect(more.elements()).toEqual([]);
    expect(calls.map(([, path]) => (path as { offset: number }).offset)).toEqual([0, 12]);
  });

  it('keeps its items when the next page fails, and loads that page again [O-1 R-ERROR-012]', async () => {
    const second = broken(() => posts(13, 14));
    await render(seeAll('News'), {
      catalog: { components: [news] },
      answers: {
        catalogPosts: (input) =>
          (input.path as { offset: number }).offset === 0 ? posts(1, 12) : second.call(),
      },
    });
    await more.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be shown');
    expect(cardNames()).toHaveLength(12);
    await retryAfter(second);
    await expect.poll(cardNames).toHaveLength(14);
  });

  it('says that it could not be shown when the first page fails, and loads it again [R-ERROR-011 R-ERROR-012]', async () => {
    const server = broken(() => posts(1, 2));
    await render(seeAll('News'), {
      catalog: { components: [news] },
      answers: { catalogPosts: server.call },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be shown');
    await retryAfter(server);
    await expect.poll(cardNames).toEqual(['Post 1', 'Post 2']);
  });

  it.each<[string, ContentType, string, string]>([
    ['R-SEEALL-014', 'News', 'catalogPosts', 'There are no posts to show.'],
    ['R-SEEALL-021', 'MyPlans', 'myPlans', 'You have no plans.'],
    ['R-SEEALL-017', 'InTargetGroup', 'targetGroups', 'There are no activities for your target groups.'],
  ])('has an empty text of its kind (case %#) [%s]', async (_, contentType, operation, text) => {
    await render(seeAll(contentType), {
      catalog: { components: [{ contentType }] },
      answers: { [operation]: () => [] },
    });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('does not exist for a custom list that the catalog does not have [R-HOME-030]', async () => {
    await render(seeAll('CustomList', '3'));
    await expect.element(page.getByRole('heading', { name: 'This page does not exist.' })).toBeVisible();
  });

  it('asks a visitor to log in when it is for users [R-HOME-028 O-13]', async () => {
    const { calls } = await render(seeAll('MyPlans'), {
      catalog: { components: [{ contentType: 'MyPlans' }] },
      session: { login: 'public' },
      answers: { myPlans: fails() },
    });
    await expect.element(page.getByText('Log in to see this page.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(calls).toEqual([]);
  });
});
