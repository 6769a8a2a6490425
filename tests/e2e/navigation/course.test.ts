import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test } from '../support/test';

const title = 'Cloudbursts and climate adaptation: basic course';
const phrase = '/catalog/search/cloudbursts';

const result = (page: Page) => page.getByRole('article').filter({ hasText: title }).first();
const activities = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: title });

test('a learner signs up on the page of a course, search, home and my activities show it at once, and signing off takes it back [R-OTHER-041 R-STATUS-004]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', phrase);
  await expect(result(page)).not.toContainText('Signed up');
  await result(page)
    .getByRole('link', { name: /^Sign up/ })
    .click();
  await expect(page).toHaveURL(/\/course-choice\?id=1246/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: /^Sign up: Class 2/ }).press('Enter');
  await expect(page.getByText('You are signed up', { exact: true })).toBeVisible();
  await expect(page.getByText('17 of 18')).toBeVisible();
  await expectAccessibleInBoth(page);

  // Over the page as it was before the form was sent.
  await page.goBack();
  await expect(page.getByText('You are signed up', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${phrase}$`));
  await expect(result(page)).toContainText('Signed up');
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'My activities' }).getByRole('article').filter({ hasText: title }),
  ).toHaveCount(1);
  await page.goto('/catalog/see-all/MyActivities');
  await expect(activities(page)).toHaveCount(1);

  await page.goto('/participant/activity-details?ktid=1246');
  await page.getByRole('button', { name: 'Sign off' }).press('Enter');
  await expect(page.getByText('Open for sign-up')).toBeVisible();
  await expect(page.getByText('18 of 18')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/MyActivities/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(activities(page)).toHaveCount(0);
  await page.goto(phrase);
  await expect(result(page).getByRole('link', { name: /^Sign up/ })).toBeVisible();
});

test('a visitor signs in on the page of a course and is there again [R-OTHER-039]', async ({ page }) => {
  await page.goto('/course-choice?id=1246');
  await page.getByRole('link', { name: 'Log in to sign up' }).click();
  await page.getByRole('button', { name: /Kim Nygard/ }).click();
  await expect(page).toHaveURL(/\/course-choice\?id=1246$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nn-NO');
  await expect(page.getByRole('button', { name: /^Meld deg på/ }).first()).toBeVisible();
});

test('the page of a course fits into 320 px [R-OTHER-041]', async ({ page, portal }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portal.signIn('Alex Holm', '/course-choice?id=1246');
  await expect(page.getByRole('button', { name: /^Sign up/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
