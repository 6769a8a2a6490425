import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FavouriteButton } from '../../../src/widgets/favourite-button/FavouriteButton';
import { expectFocus } from '../support/focus';
import { render } from '../support/render';

const item = { elementId: 'a', type: 'course', originalName: 'Chemistry' } as const;
const inLists =
  (isInMyFavorites: boolean, selectedLists: string[] = []) =>
  () => [{ elementId: 'a', type: 101, isInMyFavorites, selectedLists }];
const ownedLists = () => [{ id: 'l1', name: 'Spring', ownership: 'owned' }];
const button = page.getByRole('button', { name: /Chemistry/ });
const checkbox = (name: string) => page.getByRole('checkbox', { name });

describe('the favourite button', () => {
  it.each([
    [
      'filled',
      inLists(true, ['l1']),
      'Chemistry is in My favourites. Change favourites or lists',
      'currentColor',
      0,
    ],
    [
      'outlined with a mark',
      inLists(false, ['l1']),
      'Chemistry is in your lists, not in My favourites. Change favourites or lists',
      'none',
      1,
    ],
    ['outlined', inLists(false), 'Add Chemistry to favourites or lists', 'none', 0],
  ])(
    'is %s and named by what it shows [R-FAV-009 O-24]',
    async (_variant, favouriteInfo, name, fill, marks) => {
      await render(<FavouriteButton item={item} />, { answers: { favouriteInfo } });
      const named = page.getByRole('button', { name, exact: true });
      await expect.element(named).toHaveAttribute('aria-pressed', String(fill === 'currentColor'));
      await expect.element(named).toHaveAttribute('title', name);
      const icons = [...named.element().querySelectorAll('svg')];
      expect(icons.map((icon) => icon.getAttribute('fill'))).toEqual([
        fill,
        ...Array.from({ length: marks }, () => 'none'),
      ]);
    },
  );

  it('opens the same popup for an item that is only in a list [O-24]', async () => {
    await render(<FavouriteButton item={item} />, {
      answers: { favouriteInfo: inLists(false, ['l1']), ownedLists },
    });
    await page.getByRole('button', { name: /in your lists/ }).click();
    await expect.element(checkbox('My favourites')).not.toBeChecked();
    await expect.element(checkbox('Spring')).toBeChecked();
  });

  it('is not there for a visitor [R-VALID-044]', async () => {
    const { calls } = await render(
      <>
        <FavouriteButton item={item} />
        <p>Chemistry for beginners</p>
      </>,
      { session: { login: 'public' } },
    );
    await expect.element(page.getByText('Chemistry for beginners')).toBeVisible();
    expect(button.elements()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('opens a popup that sends only what was changed, and the focus returns to the button [R-FAV-008 R-API-037]', async () => {
    const { calls, emit } = await render(<FavouriteButton item={item} />, {
      answers: { favouriteInfo: inLists(true), ownedLists, addListItem: () => ({}) },
    });
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect.element(checkbox('My favourites')).toBeChecked();
    await checkbox('Spring').click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expectFocus(button);
    await expect.element(checkbox('Spring')).not.toBeInTheDocument();
    const writes = calls.filter(([operation]) => !['favouriteInfo', 'ownedLists'].includes(operation));
    expect(writes).toEqual([['addListItem', { elementId: 'a', type: 101, addToLists: ['l1'] }]]);
    const detail = { elementId: 'a', type: 'course', isFavourite: true, lists: ['l1'] };
    await vi.waitFor(() => expect(emit).toHaveBeenCalledWith('lp-favourite-change', detail));
  });

  it('moves its icon once when an item is saved, and not when a page shows what was saved before [O-24]', async () => {
    const { host } = await render(<FavouriteButton item={item} />, {
      answers: { favouriteInfo: inLists(false), ownedLists, addFavourite: () => ({}) },
    });
    const moved: string[] = [];
    host.shadowRoot?.addEventListener('transitionrun', (event) => {
      if (event instanceof TransitionEvent) moved.push(event.propertyName);
    });
    await button.click();
    await checkbox('My favourites').click();
    expect(moved).not.toContain('scale');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await vi.waitFor(() => expect(moved).toContain('scale'));

    moved.length = 0;
    const other = await render(
      <FavouriteButton item={{ ...item, elementId: 'b', originalName: 'Physics' }} />,
      {
        answers: {
          favouriteInfo: () => [{ elementId: 'b', type: 101, isInMyFavorites: true, selectedLists: [] }],
        },
      },
    );
    other.host.shadowRoot?.addEventListener('transitionrun', () => moved.push('at the start'));
    await expect
      .element(page.getByRole('button', { name: /Physics/ }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(moved).toEqual([]);
  });

  it('gives the focus to a new list, so that a screen reader says that it is there and ticked [R-FAVPOP-015 O-4]', async () => {
    const lists = ownedLists();
    await render(<FavouriteButton item={item} />, {
      answers: {
        favouriteInfo: inLists(false),
        ownedLists: () => lists,
        createList: () => {
          lists.push({ id: 'l2', name: 'Winter', ownership: 'owned' });
          return 'l2';
        },
      },
    });
    await button.click();
    await page.getByRole('button', { name: '+ Add new list' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Winter');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectFocus(checkbox('Winter'));
    await expect.element(checkbox('Winter')).toBeChecked();
  });
});
