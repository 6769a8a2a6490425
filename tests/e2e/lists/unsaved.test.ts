import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });

async function openNewList(page: Page) {
  await page.getByRole('button', { name: 'Add new list' }).press('Enter');
  return page.getByRole('dialog', { name: 'Add new list' });
}

test('feedback that a learner wrote survives the closing of its dialog [O-1]', async ({ page, portal }) => {
  await portal.signIn('Alex Holm', '/');
  await page.getByRole('button', { name: /^Menu of/ }).press('Enter');
  await page.getByRole('button', { name: 'Give feedback' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  const words = dialog.getByRole('textbox');
  await words.fill('More evening classes');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Keep editing' }).press('Enter');
  await expect(words).toHaveValue('More evening classes');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(dialog).toHaveCount(0);
});

test('the text of a new list survives the renewal of the sign-in and is sent once [O-15]', async ({
  page,
  request,
  portal,
}) => {
  portal.expectErrors(/status of 401/);
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  const dialog = await openNewList(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For the winter');
  await request.post('/__faults', { data: { call: 'createList', mode: 'refuse', status: 401, times: 1 } });
  await request.delete('/__calls');
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'For the winter' })).toHaveCount(1);
});

test('what a learner wrote survives an expired sign-in when the page handles the login request itself [O-1 A-157]', async ({
  page,
  request,
  portal,
}) => {
  portal.expectErrors(/status of 401/);
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  await page.evaluate(() => {
    addEventListener('lp-login-required', (event) => {
      event.preventDefault();
      document.documentElement.dataset['login'] = 'asked';
    });
  });
  const dialog = await openNewList(page);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('For the winter');
  await request.post('/__faults', { data: { call: 'createList', mode: 'refuse', status: 401 } });
  await page.route('**/session.json', (route) => route.fulfill({ json: { session: {} } }));
  await dialog.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-login', 'asked');
  await expect(page).toHaveURL(/\/catalog\/lists\/owned/);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();

  // The person has signed in again beside; the next refusal finds the new session.
  await page.unroute('**/session.json');
  await request.delete('/__faults');
  await request.post('/__faults', { data: { call: 'catalogPosts', mode: 'refuse', status: 401, times: 1 } });
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'My lists' }).click();
  await page.getByRole('tab', { name: 'My lists' }).click();
  const again = await openNewList(page);
  await expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('For the winter');
});
