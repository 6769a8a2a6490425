import { comeTo } from '../support/come-to';
import { expect, test } from '../support/test';

test('going offline shows one notification, reads wait for the network, and a write reports that it failed [O-1 O-17]', async ({
  page,
  context,
  portal,
}) => {
  portal.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await portal.signIn('Alex Holm', '/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await comeTo(page.getByRole('region', { name: 'News' }));
  const layer = page.getByRole('button', { name: 'Close message' });
  // What is cached shows once it was requested. Found by its name, since later blocks may be above it.
  await expect(page.locator('article button[aria-pressed=true]').first()).toBeVisible();
  const empty = page.locator('article button[aria-pressed=false]').first();
  const favouriteButton = page
    .getByRole('button', { name: (await empty.getAttribute('title')) ?? '' })
    .first();
  await favouriteButton.click();
  const popup = page.getByRole('dialog').filter({ hasText: 'My favourites' });
  const mine = popup.getByRole('checkbox', { name: 'My favourites' });
  await expect(mine).not.toBeChecked();

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. What is missing/)).toHaveCount(1);
  await mine.setChecked(true);
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/^You are offline, so this could not be done/)).toHaveCount(1);
  await expect(popup).toBeVisible();
  await popup.press('Escape');
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('link', { name: 'See all of News' }).click();
  await expect(page).toHaveURL(/see-all\/News/);
  await expect(page.getByText(/^You are offline\. What is missing/)).toHaveCount(1);
  await expect(page.getByText('This could not be shown')).toHaveCount(0);

  await context.setOffline(false);
  // It shows for three seconds, and what waited for the network may take longer.
  await expect(page.getByText('You are online again.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
  await expect(layer).toHaveCount(0);
});

test('a search without a network continues by itself when the network returns [O-1]', async ({
  page,
  context,
  portal,
}) => {
  portal.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/catalog/search/excel');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search for courses and more' });
  await box.fill('climate');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results for “climate”' })).toBeVisible();
  await expect(page.getByText('This could not be shown')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toContainText(/climate/i);
});
