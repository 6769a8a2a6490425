import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';

// The browser of these tests has no back-forward cache: every step to another document unloads the page.

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

async function showMore(page: Page): Promise<void> {
  const before = await cards(page).count();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
}

/** Leaves the catalog by the link of a card, as a click does. */
async function leaveBy(page: Page, link: Locator): Promise<{ count: number; top: number }> {
  await link.scrollIntoViewIfNeeded();
  const count = await cards(page).count();
  const top = await page.evaluate(() => Math.round(scrollY));
  await link.press('Enter');
  await expect(page.locator('lp-catalog-home')).toHaveCount(0);
  return { count, top };
}

async function expectBack(page: Page, link: Locator, left: { count: number; top: number }): Promise<void> {
  await expect(link).toBeFocused();
  expect(await cards(page).count()).toBe(left.count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left.top);
}

test('going back from another document restores the search: its filter, loaded pages, scroll position and focus [O-6]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/search/course');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('complementary').getByRole('checkbox', { name: 'Course' }).first().check();
  await expect(page).toHaveURL(/ty=/);
  // The chip comes with the new choice; the rows of the previous choice are inert from then until theirs arrive.
  await expect(page.getByRole('button', { name: 'Remove filter Course' })).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await showMore(page);
  await showMore(page);
  const { length } = await cards(page).all();
  const link = cards(page)
    .nth(length - 4)
    .getByRole('heading')
    .getByRole('link');
  const left = await leaveBy(page, link);
  await page.goBack();
  await expectBack(page, link, left);
  await expect(page).toHaveURL(/ty=/);

  // A step further away and back over both finds it as well.
  await page.getByRole('link', { name: 'My lists' }).click();
  await expect(page).toHaveURL(/catalog\/lists/);
  await page.goto('/profile');
  await page.goBack();
  await expect(page).toHaveURL(/catalog\/lists/);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(left.count);
});

test('going back from another document restores the see-all page [O-6]', async ({ page, portal }) => {
  await portal.signIn('Alex Holm', '/catalog/see-all/MyActivities');
  await expect(cards(page).first()).toBeVisible();
  await showMore(page);
  const { length } = await cards(page).all();
  const link = cards(page)
    .nth(length - 2)
    .getByRole('link')
    .first();
  const left = await leaveBy(page, link);
  await page.goBack();
  await expectBack(page, link, left);
});

test('going back from another document restores the page of the list [O-6]', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await portal.signIn('Alex Holm', '/catalog/lists/favorites');
  await expect(cards(page).first()).toBeVisible();
  const outside = cards(page).locator('h2 a:not([href*="/catalog/"]), h3 a:not([href*="/catalog/"])').last();
  const left = await leaveBy(page, outside);
  await page.goBack();
  await expectBack(page, outside, left);
});
