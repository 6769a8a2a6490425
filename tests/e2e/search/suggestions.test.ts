import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('the link to all results is the last suggestion, and Tab moves on to the next control [A-070 WCAG 2.1.1]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const box = page
    .getByRole('main')
    .getByRole('combobox', { name: /Search for/ })
    .first();
  await tabTo(page, box);
  await page.keyboard.type('first');
  const options = page.getByRole('listbox').getByRole('option');
  const all = options.filter({ hasText: 'See all results for “first”' });
  await expect(options).not.toHaveCount(1);
  await expect(options.last()).toHaveText('See all results for “first”');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(all).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\/first/);
});

test('a phrase that is too short shows a hint below the box, in the place of the suggestions, without a layout shift [O-5]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const box = page
    .getByRole('main')
    .getByRole('combobox', { name: /Search for/ })
    .first();
  const below = page.getByRole('region', { name: 'My activities' });
  await expect(below.getByRole('article').first()).toBeVisible();
  const topOf = async () => (await below.boundingBox())?.y;
  const before = await topOf();
  await box.pressSequentially('fi');
  const hint = page.locator('[popover]').getByText('Type 1 more character to search');
  await expect(hint).toBeVisible();
  await expect(page.getByRole('option', { name: /^See all/ })).toHaveCount(0);
  expect(await topOf()).toBe(before);
  await box.press('Escape');
  await expect(hint).toHaveCount(0);
  await box.press('Enter');
  await expect(hint).toBeVisible();
  await expect(box).toHaveValue('fi');
});

test('a suggestion has what was typed marked, and a picture or the icon of its type', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/');
  const box = page
    .getByRole('main')
    .getByRole('combobox', { name: /Search for/ })
    .first();
  await box.pressSequentially('lea');
  const options = page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ has: page.locator('mark') });
  await expect(options.first()).toBeVisible();
  await expect(options.first()).toContainText(/^New as a leader/);
  await expect(options.first().locator('mark')).toHaveText('lea');
  await expect(options.filter({ has: page.locator('svg') })).not.toHaveCount(0);
  for (const option of await options.all()) await expect(option.locator('svg, img')).not.toHaveCount(0);
});
