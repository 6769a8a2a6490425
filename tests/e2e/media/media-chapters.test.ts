import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test';

test('a film lists its chapters, marks the current one, and plays from the one that is pressed [O-14]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Chapters' });
  await button.click();
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeHidden();
  const list = page.getByRole('region', { name: 'Chapters' });
  await expect(list.getByRole('button')).toHaveCount(4);
  await list.getByRole('button', { name: /Ask each other/ }).click();
  await expect(list.locator('[aria-current]')).toHaveText(/Ask each other/);
  await expect(page.getByText(/^0:2\d \/ 0:40$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectAccessible(page);
  await button.click();
  await expect(list).toBeHidden();
});

const topOfPlayer = (page: Page) =>
  page.locator('[part=player]').evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** Scrolls down. The page may become long enough for it only when the content below the player is there. */
const scrollDown = (page: Page, px: number) =>
  expect
    .poll(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y);
        return window.scrollY;
      }, px),
    )
    .toBe(px);

test('a playing film stays in view on a phone that is upright, and covers no control with the focus [WCAG 2.4.11]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  await expect(page.locator('video[data-wide]')).toBeVisible();
  await scrollDown(page, 500);
  await expect.poll(() => topOfPlayer(page)).toBe(0);
  const last = page.getByRole('tabpanel').getByRole('link').last();
  await last.focus();
  await page.getByRole('tabpanel').getByRole('link').first().focus();
  const isCovered = await page
    .getByRole('tabpanel')
    .getByRole('link')
    .first()
    .evaluate((link) => {
      const player = (link.getRootNode() as ShadowRoot).querySelector('[part=player]');
      return link.getBoundingClientRect().top < (player?.getBoundingClientRect().bottom ?? 0);
    });
  expect(isCovered).toBe(false);

  await page.setViewportSize({ width: 740, height: 390 });
  await scrollDown(page, 500);
  await expect.poll(() => topOfPlayer(page)).toBeLessThan(0);
});
