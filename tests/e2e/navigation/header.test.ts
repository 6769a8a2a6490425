import { expect, expectAccessible, test } from '../support/test';

test('a learner sends feedback from the menu by keyboard, and the bell lists the notification [R-OTHER-006 R-OTHER-008]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  await page.getByRole('button', { name: /^Menu of/ }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give feedback' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Give feedback' });
  await dialog.getByRole('textbox').fill('More evening classes');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).press('Enter');
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByRole('listitem').first()).toContainText('Thank you for your feedback.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
});

test('the address of a list opens the list, and the share dialog shows that address [R-OTHER-025 R-OTHER-007]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/lists/owned');
  const link = page.getByRole('tabpanel').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const address = (await link.getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page).toHaveURL(/\/catalog\/list-details\/\d+/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: `Share “${name}”` });
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/catalog\/list-details\/\d+/);
  await expectAccessible(page);
});

test('a marketplace is among the catalogs and has its own search [R-CATALOG-001]', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const select = page.getByRole('combobox', { name: 'Catalog' });
  await expect(select.getByRole('option', { name: 'Health and care' })).toHaveAttribute('value', '11');
  await select.selectOption('11');
  await expect(page).toHaveURL(/[?&]id=11/);
  await page.goto('/catalog/search-all' + new URL(page.url()).search);
  await expect(page.getByRole('article').first()).toBeVisible();
  const { calls } = (await (await request.get('/__calls')).json()) as { calls: { path: string }[] };
  expect(calls.some(({ path }) => path.includes('/market-place/11/'))).toBe(true);
});

test('learners, visitors, companies and editors each see their own front page [R-ROLE-001]', async ({
  page,
  portal,
}) => {
  const mine = page.getByRole('region', { name: 'My activities' });
  const news = page.getByRole('region', { name: 'News' });
  await page.goto('/');
  await expect(news.getByRole('article').first()).toBeVisible();
  await expect(mine).toHaveCount(0);
  await portal.signIn('Alex Holm', '/');
  await expect(mine.getByRole('article').first()).toBeVisible();
  await portal.signIn('Elmvik Water', '/');
  await expect(news.getByRole('article').first()).toBeVisible();
  await expect(mine).toHaveCount(0);
  await page.goto('/catalog/preview-content/1?name=Ada');
  await expect(page.getByRole('button', { name: 'Menu of Ada' })).toBeVisible();
  await expect(mine.getByRole('article')).toHaveCount(5);
});
