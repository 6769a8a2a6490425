import { press, tabTo } from '../support/keyboard';
import { expect, expectAccessible, test } from '../support/test';

test('a visitor changes catalog and language in the header by keyboard alone [R-HEADER-001 R-HEADER-006]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const catalog = page.getByRole('combobox', { name: 'Catalog' });
  await tabTo(page, catalog);
  await expectAccessible(page);
  const before = await catalog.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => catalog.inputValue()).not.toBe(before);
  await expect(page).toHaveURL(new RegExp(`[?&]id=${await catalog.inputValue()}`));
  const language = page.getByRole('combobox', { name: 'Language' });
  await tabTo(page, language);
  await page.keyboard.type('Dansk');
  await expect(page.getByRole('combobox', { name: 'Sprog' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprog' })).toBeFocused();
  await expectAccessible(page);
});

test('a learner opens the menu, sends feedback and reads the notification by keyboard alone [R-OTHER-006 R-HEADER-017]', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await portal.signIn('Alex Holm', '/');
  const menu = page.getByRole('button', { name: /^Menu of/ });
  await press(page, menu);
  await press(page, page.getByRole('button', { name: 'Give feedback' }));
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('More evening classes');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog').last();
  await expectAccessible(page);
  await press(page, question.getByRole('button').nth(1));
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await tabTo(page, bell, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});

test('a learner shares a list by keyboard alone, and the focus returns to the button [R-OTHER-007]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/list-details/6001');
  const share = page.getByRole('button', { name: 'Share' });
  await press(page, share);
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await tabTo(page, dialog.getByRole('button', { name: /Copy/ }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
});
