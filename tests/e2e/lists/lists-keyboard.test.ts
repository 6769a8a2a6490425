import type { Page } from '@playwright/test';
import { press, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const name = 'For the winter';
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const favouriteButton = (page: Page, row: number) =>
  page
    .getByRole('article')
    .nth(row)
    .getByRole('button', { name: /favourites or lists$/ });
const popup = (page: Page) => page.getByRole('dialog', { name: /^Favourites and lists for / });

/** Ticks the list for a row of the results. */
async function tickList(page: Page, row: number): Promise<void> {
  await press(page, favouriteButton(page, row));
  await tabTo(page, popup(page).getByRole('checkbox', { name }));
  await page.keyboard.press('Space');
  await press(page, popup(page).getByRole('button', { name: 'OK' }));
  await expect(popup(page)).toBeHidden();
  await expect(favouriteButton(page, row)).toBeFocused();
}

test('two people use a list by keyboard alone, from the first favourite to the end [R-LISTS-001 O-3]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/search/climate');
  await press(page, favouriteButton(page, 0));
  await tabTo(page, popup(page).getByRole('checkbox', { name: 'My favourites' }));
  await page.keyboard.press('Space');
  await press(page, popup(page).getByRole('button', { name: '+ Add new list' }));
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(popup(page).getByRole('checkbox', { name })).toBeChecked();
  await press(page, popup(page).getByRole('button', { name: 'OK' }));
  await expect(popup(page)).toBeHidden();
  await expect(favouriteButton(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await tickList(page, 1);

  await press(page, page.getByRole('navigation').getByRole('link', { name: 'My lists' }));
  await tabTo(page, page.getByRole('tab', { name: 'My favourites' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name }));
  await expect(page.getByRole('article')).toHaveCount(2);
  const [first = '', second = ''] = await titles(page);
  await press(page, page.getByRole('button', { name: 'Edit' }));
  const dialog = page.getByRole('dialog', { name: 'Edit list' });
  await tabTo(page, dialog.getByRole('button', { name: `Drag ${first}` }));
  await page.keyboard.press('End');
  await press(page, dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  await expect.poll(() => titles(page)).toEqual([second, first]);
  await press(page, page.getByRole('button', { name: 'Share' }));
  const link = await page.getByRole('textbox', { name: 'Address of the page' }).inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  const list = new URL(link).pathname + new URL(link).search;

  await portal.signIn('Robin Dahl', list);
  await expect.poll(() => titles(page)).toEqual([second, first]);
  await press(page, page.getByRole('button', { name: 'Follow', exact: true }));
  const following = page.getByRole('button', { name: 'Following' });
  await expect(following).toBeFocused();
  await expect(following).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByRole('article').getByText('New', { exact: true })).toHaveCount(0);

  await portal.signIn('Alex Holm', '/catalog/search/climate');
  await tickList(page, 2);

  await portal.signIn('Robin Dahl', '/catalog/lists/followed');
  await expect(page.getByText('1 new')).toBeVisible();
  await press(page, page.getByRole('link', { name }));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').getByText('New', { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').getByText('New', { exact: true })).toHaveCount(0);
  await press(page, following);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeFocused();

  await portal.signIn('Alex Holm', list);
  await press(page, page.getByRole('button', { name: 'Edit' }));
  await press(page, dialog.getByRole('button', { name: 'Delete list' }));
  await press(
    page,
    page.getByRole('dialog', { name: 'Delete list?' }).getByRole('button', { name: 'Delete list' }),
  );
  await expect(page).toHaveURL(/\/catalog\/lists\/owned/);
  await expect(page.getByRole('link', { name: 'Safety first' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeHidden();
});
