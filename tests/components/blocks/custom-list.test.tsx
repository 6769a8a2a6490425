import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { notificationsAtom } from '../../../src/state/notifications/notifications';
import { fails, broken } from '../support/answers';
import { renderBlock } from '../support/block';
import { expectFocus } from '../support/focus';
import { headings } from '../support/names';
import { retryAfter } from '../support/retry';

const link = (id: string) => ({
  customElementId: id,
  name: id,
  type: 'Link',
  link: `https://a.example/${id}`,
});
const own = (type: string) => ({ customElementId: type, name: type, type });
const listOf = (elements: object[], fields: object = {}) => ({
  contentType: 'CustomList',
  customComponentId: 'links',
  listName: 'Links',
  elements,
  ...fields,
});
const editable = listOf([link('Canteen'), link('Library'), link('Gym')], { customListAllowUserEdit: true });
const saved = (...entries: [string, number, boolean][]) =>
  entries.map(([elementId, order, hidden]) => ({ elementId, order, hidden }));
const edit = page.getByRole('button', { name: 'Edit Links' });

describe('a custom list', () => {
  it('shows its elements as links in the order of the editor, without See all [R-HOME-033 R-VALID-029]', async () => {
    const { calls } = await renderBlock(listOf([link('Library'), link('Canteen')]));
    await expect.poll(() => headings(4)).toEqual(['Library', 'Canteen']);
    await expect
      .element(page.getByRole('link', { name: 'Canteen' }))
      .toHaveAttribute('href', 'https://a.example/Canteen');
    expect(page.getByRole('link', { name: /See all/ }).elements()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('leaves out elements that this person may not see [R-VALID-032]', async () => {
    const forTeachers = {
      ...link('Staff room'),
      isDisplayConditionEnabled: true,
      displayForRoles: ['Teacher'],
    };
    await renderBlock(listOf([forTeachers, link('Canteen')]));
    await expect.poll(() => headings(4)).toEqual(['Canteen']);
  });

  it('shows the other elements when the data of one type fails, and reports it [R-BLOCKLOAD-011 R-ERROR-007]', async () => {
    const { notified } = await renderBlock(
      listOf([own('NextUp'), own('ContinueELearning'), link('Canteen')]),
      { answers: { nextUp: fails(), lastPlayedMedia: () => ({ name: 'Lab safety' }) } },
    );
    await expect.poll(() => headings(4)).toEqual(['ContinueELearning', 'Canteen']);
    await expect.element(page.getByText('Lab safety')).toBeVisible();
    expect(notified()).toEqual(['ERROR_OCCURED']);
  });

  it('says that it could not be shown when everything failed, without a retry [R-BLOCKLOAD-007 A-018]', async () => {
    await renderBlock(listOf([own('NextUp')]), { answers: { nextUp: fails() } });
    await expect.element(page.getByText('This could not be shown')).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  it('is hidden when there is no data for any element [R-HOME-024]', async () => {
    await renderBlock(listOf([own('NextUp')]), { answers: { nextUp: () => null } });
    await expect.element(page.getByRole('heading', { name: 'Links' })).not.toBeInTheDocument();
  });
});

describe('an editable custom list', () => {
  it('shows the order that the user saved, without hidden elements [R-HOME-035 R-VALID-037 R-VALID-038]', async () => {
    await renderBlock(editable, {
      answers: {
        customElementsOrder: () => saved(['Gym', 1, false], ['Canteen', 2, true], ['Library', 3, false]),
      },
    });
    await expect.poll(() => headings(4)).toEqual(['Gym', 'Library']);
    await expect.element(edit).toBeVisible();
  });

  it('cannot be edited by a visitor who is not a user [R-HOME-035]', async () => {
    const { calls } = await renderBlock(editable, { session: { login: 'public' } });
    await expect.poll(() => headings(4)).toEqual(['Canteen', 'Library', 'Gym']);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('hides an element at once, saves it, and shows it again after Undo [R-HOME-037 O-15]', async () => {
    const { calls, notified, store } = await renderBlock(editable, {
      answers: { customElementsOrder: () => [], saveCustomElementsOrder: () => ({}) },
      width: 1200,
    });
    await page.getByRole('button', { name: 'Hide Library' }).click();
    await expect.poll(() => headings(4)).toEqual(['Canteen', 'Gym']);
    await expectFocus(page.getByRole('button', { name: 'Hide Gym' }));
    const [, body] = calls.find(([operation]) => operation === 'saveCustomElementsOrder') ?? [];
    expect(body).toMatchObject({ componentId: 'links', userId: 'user-1' });
    expect(notified()).toEqual(['ARRANGE_HIDDEN']);
    store.get(notificationsAtom)[0]?.action?.run();
    await expect.poll(() => headings(4)).toEqual(['Canteen', 'Library', 'Gym']);
  });

  it('moves an element with its buttons and announces where it is [R-HOME-036 A-022 O-3]', async () => {
    await renderBlock(editable, {
      answers: { customElementsOrder: () => [], saveCustomElementsOrder: () => ({}) },
      width: 1200,
    });
    await page.getByRole('button', { name: 'Move Canteen later' }).click();
    await expect.poll(() => headings(4)).toEqual(['Library', 'Canteen', 'Gym']);
    await expect.element(page.getByRole('status').getByText('Canteen, position 2 of 3.')).toBeInTheDocument();
    await expectFocus(page.getByRole('button', { name: 'Move Canteen later' }));
  });

  it('shows the standard order without controls until the saved order loads [R-ERROR-012 R-ORDER-002]', async () => {
    const server = broken(() => saved(['Gym', 1, false]));
    await renderBlock(editable, {
      answers: { customElementsOrder: server.call },
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your own order could not be loaded.');
    expect(headings(4)).toEqual(['Canteen', 'Library', 'Gym']);
    expect(edit.elements()).toEqual([]);
    await retryAfter(server);
    await expect.poll(() => headings(4)).toEqual(['Gym', 'Canteen', 'Library']);
    await expectFocus(edit);
  });

  it('with only hidden elements says so, and opens the dialog that shows them [R-ERROR-015 R-HOME-041]', async () => {
    const all = saved(['Canteen', 1, true], ['Library', 2, true], ['Gym', 3, true]);
    await renderBlock(editable, { answers: { customElementsOrder: () => all } });
    await expect.element(page.getByText('You have hidden every element of this list.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit Links' })).toBeVisible();
    await expect
      .element(page.getByRole('switch', { name: 'Show Gym' }))
      .toHaveAttribute('aria-checked', 'false');
  });
});
