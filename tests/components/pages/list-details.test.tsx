import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ListDetailsPage } from '../../../src/pages/list-details/ListDetailsPage';
import { fails, broken, noAnswer } from '../support/answers';
import { headings } from '../support/names';
import { render } from '../support/render';
import { retryAfter } from '../support/retry';

/** An image that the test server has. A broken one would be replaced. */
const logo = new URL('/demo/pages/logo.svg', location.href).href;
const entry = (elementId: string, orderNumber: number) => ({
  id: `row-${elementId}`,
  elementId,
  type: 101,
  originalName: `Saved ${elementId}`,
  orderNumber,
});
const infoOf = (ownership: string) => ({
  id: 'l1',
  name: 'Spring',
  description: 'For the new year',
  ownership,
  numberOfItems: 2,
});
const answersOf = (ownership: string) => ({
  listInfo: () => infoOf(ownership),
  listItems: () => [entry('b', 2), entry('a', 1)],
  listing: () => [
    { id: 'b', type: 101, title: 'Botany' },
    { id: 'a', type: 101, title: 'Algebra', description: 'Letters for numbers' },
  ],
  favouriteInfo: () => [],
});
const renderList = (answers: object, options: Parameters<typeof render>[1] = {}) =>
  render(<ListDetailsPage route={{ name: 'listDetails', listId: 'l1' }} />, {
    ...options,
    answers: { ...answersOf('None'), ...answers },
  });
const rows = () => headings(3);
const button = (name: string) => page.getByRole('button', { name });

describe('the page of a list', () => {
  it('shows its name, its description and its items in their order [R-LISTS-013 R-LISTS-014 R-LISTS-015]', async () => {
    await renderList({});
    await expect.element(page.getByRole('heading', { level: 2, name: 'Spring' })).toBeVisible();
    await expect.element(page.getByText('For the new year')).toBeVisible();
    await expect.element(page.getByText('2 items · Someone else’s list')).toBeVisible();
    await expect.poll(rows).toEqual(['Algebra', 'Botany']);
    await expect.element(page.getByText('Letters for numbers')).toBeVisible();
  });

  it('says that it is one’s own, and shows the images of its first four items as one [R-LISTS-013]', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const { host } = await renderList({
      ...answersOf('Owned'),
      listItems: () => names.map(entry),
      listing: () => names.map((id) => ({ id, type: 101, title: id, image: `${logo}?${id}` })),
    });
    await expect.element(page.getByText('2 items · Your list')).toBeVisible();
    const images = () => [
      ...(host.shadowRoot?.querySelectorAll<HTMLImageElement>('[data-collage] img') ?? []),
    ];
    const loaded = () => images().map(({ naturalWidth, src }) => naturalWidth > 0 && src.split('?')[1]);
    await expect.poll(loaded).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps the paragraphs of its description, and shows its markup as text [R-LISTS-014]', async () => {
    const description = 'First of all.\n\n<b>Then</b> the rest.';
    await renderList({ listInfo: () => ({ ...infoOf('None'), description }) });
    const found = page.getByText('First of all.');
    await expect.element(found).toBeVisible();
    const text = found.element() as HTMLElement;
    expect(text.innerText).toBe(description);
    expect(text.querySelector('b')).toBe(null);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    expect(Math.round(text.offsetHeight / lineHeight)).toBe(3);
  });

  it('is shared with a preview of what the receiver will see [R-LISTS-016 R-OTHER-058]', async () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    await renderList(answersOf('Owned'));
    await expect.poll(rows).toEqual(['Algebra', 'Botany']);
    await button('Share').click();
    const preview = page.getByRole('figure', { name: 'What the receiver will see' });
    await expect.element(preview.getByText('Spring')).toBeVisible();
    await expect.element(preview.getByText('2 items · Someone else’s list')).toBeVisible();
    await expect.element(preview.getByText('For the new year')).toBeVisible();
    expect(preview.element().querySelectorAll('[data-preview] > div')).toHaveLength(2);
  });

  it('deletes with a labelled button that is set apart from Save [R-LISTS-022 R-ROLE-018]', async () => {
    await renderList(answersOf('Owned'));
    await button('Edit').click();
    const remove = button('Delete list');
    await expect.element(remove).toHaveTextContent('Delete list');
    const left = (name: string) => button(name).element().getBoundingClientRect().left;
    const gap = left('Cancel') - remove.element().getBoundingClientRect().right;
    expect(gap).toBeGreaterThan(left('Save') - button('Cancel').element().getBoundingClientRect().right);
    expect(getComputedStyle(remove.element()).color).not.toBe(
      getComputedStyle(button('Cancel').element()).color,
    );
  });

  it('leads back to the own lists [R-LISTS-012]', async () => {
    const { context } = await renderList({ listInfo: noAnswer });
    await page.getByRole('link', { name: 'Back to my lists' }).click();
    expect(context.router.read().path).toBe('/catalog/lists/owned');
  });

  it.each([
    ['R-FAV-012', 'None', ['Follow', 'Copy to my lists', 'Share'], ['Edit']],
    ['R-FAV-013', 'Followed', ['Following', 'Share'], ['Edit']],
    ['R-FAV-014', 'Owned', ['Edit', 'Share'], ['Follow', 'Copy to my lists']],
  ])('offers what its reader may do (case %#) [%s]', async (_, ownership, offered, missing) => {
    await renderList(answersOf(ownership));
    for (const name of offered) await expect.element(button(name).first()).toBeVisible();
    for (const name of missing)
      expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([]);
  });

  it('is followed at once, and shows that the change was refused [R-FAV-010 R-ERROR-004 O-15]', async () => {
    let refuse = () => {};
    const answer = new Promise((_, reject) => {
      refuse = () => reject(new Error('refused by the test'));
    });
    const { calls, notified } = await renderList({ followList: () => answer });
    await button('Follow').click();
    await expect.element(button('Following')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Following')).toHaveAttribute('aria-disabled', 'true');
    refuse();
    await expect
      .element(page.getByRole('button', { name: 'Follow', exact: true }))
      .toHaveAttribute('aria-pressed', 'false');
    expect(calls.filter(([operation]) => operation === 'followList')).toHaveLength(1);
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });

  it('keeps items whose details failed under their saved names, and loads them again [O-19 R-ERROR-002]', async () => {
    const server = broken(answersOf('None').listing);
    await renderList({ listing: server.call });
    await expect.element(page.getByText('2 items could not be loaded.')).toBeVisible();
    await expect.element(page.getByText('Saved a')).toBeVisible();
    await retryAfter(server);
    await expect.poll(rows).toEqual(['Algebra', 'Botany']);
  });

  it('says that it is empty [R-ERROR-016 R-LISTS-004]', async () => {
    await renderList({ listItems: () => [] });
    await expect.element(page.getByText('There are no activities in this list yet.')).toBeVisible();
  });

  it('does not exist any more, which a retry would not change [O-28]', async () => {
    await renderList({ listInfo: fails('notFound') });
    const text = 'This list does not exist any more, or you cannot see it.';
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await expect.element(page.getByRole('heading', { level: 2, name: text })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find activities' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  });

  it('is refused to a person without access [O-30 R-ERROR-045]', async () => {
    await renderList({ listInfo: fails('forbidden') });
    await expect.element(page.getByRole('alert')).toHaveTextContent('You do not have access to this page.');
    await expect.element(page.getByRole('link', { name: 'Go to home page' })).toBeVisible();
  });

  it('loads again after a failure [R-ERROR-012]', async () => {
    const server = broken(() => infoOf('Owned'));
    await renderList({ listInfo: server.call });
    await retryAfter(server);
    await expect.element(page.getByRole('heading', { level: 2, name: 'Spring' })).toBeVisible();
  });

  it('asks a visitor to log in [R-ROLE-036]', async () => {
    const { calls } = await renderList({}, { session: { login: 'public' } });
    await expect.element(page.getByText('Log in to see your favourites and lists.')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
