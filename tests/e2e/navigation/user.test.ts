import { expect, expectAccessible, test } from '../support/test';

test('a learner adds a search result to a new list, and the list is still there after a reload [R-LISTS-001 R-OTHER-024]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/search/climate');
  const row = page.getByRole('article').first();
  const title = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: /favourites/i }).click();
  const popup = page.getByRole('dialog', { name: /./ }).first();
  await expect(popup.getByRole('checkbox', { name: 'My favourites' })).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('checkbox', { name: 'My favourites' }).check();
  await popup.getByRole('button', { name: '+ Add new list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('For the winter');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(popup.getByRole('checkbox', { name: /For the winter/ })).toBeChecked();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
  await expect(row.getByRole('button', { name: /favourites/i })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /favourites/i }),
  ).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'My lists' }).click();
  await expect(page.getByRole('tab', { name: 'My favourites' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('tab', { name: 'My lists' }).click();
  await expect(page).toHaveURL(/\/catalog\/lists\/owned/);
  await page.getByRole('link', { name: 'For the winter' }).click();
  await expect(page.getByRole('heading', { name: 'For the winter' })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
});

test('a learner plays a video [R-MEDIA-001 R-OTHER-030]', async ({ page, portal }) => {
  await portal.signIn('Alex Holm', '/catalog/search-all?ty=202');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/catalog\/play-media\/\d+\/video/);
  const play = page.getByRole('button', { name: /^Play/ }).first();
  await expect(play).toBeVisible();
  await expectAccessible(page);
  await play.click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime)).toBeGreaterThan(0.2);
});

test('the home page of a learner shows personal blocks, and no call fails when the token expires [O-13]', async ({
  page,
  request,
}) => {
  await page.goto('/frontend-shell/authenticate?returnUrl=%2F&ttl=12');
  await page.getByRole('button', { name: /Alex Holm/ }).click();
  await expect(
    page.getByRole('region', { name: 'My activities' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Chosen for you' })).toBeVisible();
  await expectAccessible(page);
  await request.delete('/__calls');
  await page.getByRole('link', { name: 'My lists' }).click();
  await expect(page.getByRole('tab', { name: 'My favourites' })).toBeVisible();
  const { calls } = (await (await request.get('/__calls')).json()) as { calls: { status: number }[] };
  expect(calls.every(({ status }) => status < 400)).toBe(true);
});
