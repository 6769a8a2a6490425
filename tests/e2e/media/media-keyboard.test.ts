import { press, tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a learner plays a film, sets captions and speed and searches the transcript by keyboard alone [R-MEDIA-016 O-14]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await press(page, page.getByRole('button', { name: /^Play What a raindrop/ }));
  const player = page.getByRole('group', { name: /^Video: What a raindrop/ });
  await expect(player.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeFocused();

  await tabTo(page, player.getByRole('slider', { name: 'Position' }), 'Shift+Tab');
  const before = await player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(before + 4);

  const captions = player.getByRole('combobox', { name: 'Captions' });
  await tabTo(page, captions);
  const shown = await captions.inputValue();
  await page.keyboard.press(shown === '' ? 'ArrowDown' : 'Home');
  await expect(captions).not.toHaveValue(shown);
  await tabTo(page, player.getByRole('combobox', { name: 'Speed' }));
  await page.keyboard.press('ArrowDown');
  await expect(player.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');

  await press(page, player.getByRole('button', { name: 'Transcript' }));
  await expect(player.getByRole('searchbox', { name: 'Search the transcript' })).toBeVisible();
  await tabTo(page, player.getByRole('searchbox', { name: 'Search the transcript' }), 'Shift+Tab');
  await page.keyboard.type('ten minutes');
  await expect(player.getByRole('status').filter({ hasText: '1 match' })).toBeVisible();
  await press(page, player.getByRole('button', { name: /Ten minutes is enough/ }));
  await expect(player.getByText(/^0:1\d \/ 0:40$/)).toBeVisible();
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('Escape closes the popup in the drawer first, and then the drawer [R-FAVPOP-011 R-MEDIA-027]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await press(page, page.getByRole('button', { name: 'Info and sharing' }));
  const drawer = page.getByRole('dialog', { name: 'Info and sharing' });
  const favouriteButton = drawer.getByRole('button', { name: /favourites or lists$/ });
  await press(page, favouriteButton);
  const popup = page.getByRole('dialog', { name: /^Favourites and lists for / });
  await tabTo(page, popup.getByRole('checkbox', { name: 'My favourites' }));
  await tabTo(page, popup.getByRole('button', { name: 'OK' }));
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('checkbox', { name: 'My favourites' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(favouriteButton).toBeFocused();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Info and sharing' })).toBeFocused();
});
