import { expect, test } from '../support/test';

test('the search box shows the current phrase, also after Back and Forward, and is empty on search-all [R-SEARCHFLOW-001 O-6]', async ({
  page,
}) => {
  await page.goto('/catalog/search-all');
  const box = page.getByRole('banner').getByRole('combobox', { name: /Search for/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(box).toHaveValue('');
  for (const phrase of ['first', 'course']) {
    await box.fill(phrase);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search/${phrase}`));
  }
  await box.fill('something else');
  await page.goBack();
  await expect(box).toHaveValue('first');
  await page.goBack();
  await expect(box).toHaveValue('');
  await expect(page).toHaveURL(/\/search-all/);
  await page.goForward();
  await expect(box).toHaveValue('first');
  await expect(page.getByRole('heading', { name: 'Results for “first”' })).toBeVisible();
});
