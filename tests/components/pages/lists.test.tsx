import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListType } from '../../../src/domain/lists/list-types';
import { ListsPage } from '../../../src/pages/lists/ListsPage';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { broken } from '../support/answers';
import { headings } from '../support/names';
import { render } from '../support/render';
import { retryAfter } from '../support/retry';

const renderLists = (listType: ListType, options: Parameters<typeof render>[1] = {}) =>
  render(<ListsPage route={{ name: 'lists', listType }} />, {
    ...options,
    answers: { favouriteList: () => [], ...options.answers },
  });
const spring = {
  id: 'l1',
  name: 'Spring',
  description: 'For the new year',
  ownership: 'owned',
  numberOfItems: 3,
};
const cards = () => headings(3);

describe('the page of favourites and lists', () => {
  it('has three tabs, and opens another one in the address [R-LISTS-002]', async () => {
    const { context } = await renderLists('owned', { answers: { ownedLists: () => [] } });
    const tabs = page.getByRole('tab');
    await expect
      .element(page.getByRole('tab', { name: 'My lists' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(tabs.elements().map((tab) => tab.textContent)).toEqual([
      'My favourites',
      'My lists',
      'Lists I follow',
    ]);
    await page.getByRole('tab', { name: 'Lists I follow' }).click();
    expect(context.router.read().path).toBe('/catalog/lists/followed');
  });

  it('shows own lists with their description and number of items, each as a link [R-LISTS-002 R-LISTS-005]', async () => {
    const { context } = await renderLists('owned', { answers: { ownedLists: () => [spring] } });
    await expect.element(page.getByText('For the new year')).toBeVisible();
    await expect.element(page.getByText('3 items')).toBeVisible();
    await page.getByRole('link', { name: 'Spring' }).click();
    expect(context.router.read().path).toBe('/catalog/list-details/l1');
  });

  it.each<[string, ListType, string]>([
    ['R-ERROR-038', 'favorites', 'You have no favourites yet.'],
    ['R-ERROR-040', 'owned', 'You have not created any lists yet.'],
    ['R-ERROR-039', 'followed', 'You do not follow any lists yet.'],
  ])('says what an empty tab is for, and leads to activities (case %#) [%s]', async (_, listType, text) => {
    const none = () => [];
    await renderLists(listType, { answers: { ownedLists: none, followedLists: none } });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find activities' })).toBeVisible();
  });

  it('loads lists again that could not be loaded, and notifies [R-ERROR-002 O-1]', async () => {
    const server = broken(() => [spring]);
    const { notified } = await renderLists('owned', { answers: { ownedLists: server.call } });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be shown');
    expect(notified()).toEqual(['ERROR_OCCURED']);
    await retryAfter(server);
    await expect.poll(cards).toEqual(['Spring']);
  });

  it('unfollows a list on its card, and Undo follows it again [R-LISTS-002 R-FAV-010 O-3]', async () => {
    const followed = new Set(['l1']);
    const list = { ...spring, ownership: 'followed' };
    const { notified, store } = await renderLists('followed', {
      answers: {
        followedLists: () => (followed.has('l1') ? [list] : []),
        unfollowList: () => void followed.delete('l1'),
        followList: () => void followed.add('l1'),
      },
    });
    await page.getByRole('button', { name: 'Following: Spring' }).click();
    await expect.element(page.getByText('You do not follow any lists yet.')).toBeVisible();
    expect(notified()).toEqual(['LIST_UNFOLLOWED']);
    store.get(notificationsAtom)[0]?.action?.run();
    await expect.poll(cards).toEqual(['Spring']);
  });

  it('creates a list in a dialog and shows it [R-LISTS-007 R-VALID-008]', async () => {
    const names: string[] = [];
    const ownedLists = () => names.map((name, index) => ({ ...spring, id: String(index), name }));
    const createList = ({ body }: { body?: unknown }) => {
      names.push((body as { name: string }).name);
      return { id: '0' };
    };
    const { emit } = await renderLists('owned', { answers: { ownedLists, createList } });
    await page.getByRole('button', { name: 'Add new list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add new list' });
    const add = dialog.getByRole('button', { name: 'Add' });
    await expect.element(add).toBeDisabled();
    await dialog.getByRole('textbox', { name: /Name/ }).fill('Autumn');
    await add.click();
    await expect.poll(cards).toEqual(['Autumn']);
    await expect.element(dialog).not.toBeInTheDocument();
    await vi.waitFor(() =>
      expect(emit).toHaveBeenCalledWith('lp-list-change', { listId: '0', change: 'created' }),
    );
  });

  it('asks a visitor to log in instead of loading anything [R-ROLE-036 O-13]', async () => {
    const { calls, emit } = await renderLists('owned', { session: { login: 'public' } });
    await expect.element(page.getByText('Log in to see your favourites and lists.')).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    expect(emit).toHaveBeenCalledWith('lp-login-required', expect.anything());
    expect(calls).toEqual([]);
  });
});
