import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('on a phone, Back closes the edit dialog of a list and asks about unsaved changes [R-LISTS-008 A-024]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  await page.getByRole('link', { name: 'Safety first' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = dialog(page, 'Edit list');
  await expect(edit).toBeVisible();
  await page.goBack();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/list-details\/6003(\?id=1)?$/);

  await page.getByRole('button', { name: 'Edit' }).click();
  await edit.getByRole('textbox', { name: 'Name' }).fill('Another name');
  await page.goBack();
  const question = dialog(page, 'Discard your changes?');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(edit.getByRole('textbox', { name: 'Name' })).toHaveValue('Another name');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(edit).toHaveCount(0);
  await expect(page).toHaveURL(/list-details\/6003(\?id=1)?$/);
  await page.goBack();
  await expect(page).toHaveURL(/lists\/owned/);
});

test('deleting a list on a phone leaves no history entry of its dialogs [R-LISTS-009 A-103]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  await page.getByRole('link', { name: 'Safety first' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog(page, 'Edit list').getByRole('button', { name: 'Delete list' }).click();
  await dialog(page, 'Delete list?').getByRole('button', { name: 'Delete list' }).click();
  await expect(page).toHaveURL(/lists\/owned(\?id=1)?$/);
  await expect(page.getByRole('link', { name: 'Safety first' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('This list does not exist any more, or you cannot see it.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/lists\/owned(\?id=1)?$/);
});

test('on a phone, Back closes every other dialog, and closing one by its button leaves no history entry [A-024 O-6]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/list-details/6003');
  const openers: [open: () => Promise<void>, name: string | RegExp][] = [
    [() => page.getByRole('button', { name: 'Share' }).click(), /^Share/],
    [
      async () => {
        await page.getByRole('button', { name: /^Menu of/ }).click();
        await page.getByRole('button', { name: 'Give feedback' }).click();
      },
      'Give feedback',
    ],
    [
      async () => {
        await page
          .getByRole('button', { name: /favourites or lists/ })
          .first()
          .click();
        await page.getByRole('button', { name: '+ Add new list' }).click();
      },
      'Add new list',
    ],
  ];
  for (const [open, name] of openers) {
    await open();
    await expect(dialog(page, name)).toBeVisible();
    await page.goBack();
    await expect(dialog(page, name)).toHaveCount(0);
    await expect(page).toHaveURL(/list-details\/6003(\?id=1)?$/);
    await page.keyboard.press('Escape');
    await open();
    await dialog(page, name).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page, name)).toHaveCount(0);
    await expect(page).toHaveURL(/list-details\/6003(\?id=1)?$/);
    await page.keyboard.press('Escape');
  }
});

test('on a phone, Back closes the drawer of a media item [A-024 R-MEDIA-027]', async ({ page, portal }) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1024/video');
  await page.getByRole('button', { name: 'Info and sharing' }).click();
  await expect(dialog(page, 'Info and sharing')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 'Info and sharing')).toHaveCount(0);
  await expect(page).toHaveURL(/play-media\/1024\/video(\?id=1)?$/);
});

test('reloading while a dialog is open leaves no history entry of the dialog [A-024]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/list-details/6003');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL(/#dialog$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page).toHaveURL(/list-details\/6003(\?id=1)?$/);
});
