import { expect, test } from '../support/test';

test('a search without results leads on by its filters and by the nearest results, and Back returns to it [R-SEARCH-014 O-4]', async ({
  page,
}) => {
  await page.goto('/catalog/search/dementia?ty=202&ty=400&ofs=true');
  await expect(page.getByText(/^No results matched your search/)).toBeVisible();
  const without = page.getByRole('button', { name: /^Search without/ });
  await expect(without.first()).toHaveAccessibleName(/“Available seats”.*1 result$/);
  await expect(without.last()).toHaveAccessibleName(/0 results$/);
  await expect(page.getByRole('heading', { name: 'Nearest results without filters' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('link', { name: 'Show all 5 results' }).click();
  await expect(page).toHaveURL(/search\/dementia\?st=0&id=1$/);
  await expect(page.getByRole('article')).toHaveCount(5);
  await page.goBack();
  await without.first().click();
  await expect(page).toHaveURL(/dementia\?(?=.*ty=202)(?!.*ofs)/);
  await expect(page.getByText('1 result', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Looking for more?' })).toBeVisible();
});
