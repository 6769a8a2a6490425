import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/test';

/** The ready state of a film that can play to its end. */
const haveEnoughData = 4;

test('a film resumes at the position where the learner left it [R-MEDIA-001 R-OTHER-030]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Transcript' }).click();
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('ten minutes');
  await expect(page.getByRole('status').filter({ hasText: '1 match' })).toBeVisible();
  await page.getByRole('button', { name: /Ten minutes is enough/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /^Continue at 0:1\d$/ }).click();
  await expect(page.getByText(/^0:1\d \/ 0:40$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
});

test('a film that is paused before it has loaded stays paused when it loads [R-MEDIA-016]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'media') await coming;
    await route.fallback();
  });
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  come();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.readyState)).toBe(haveEnoughData);
  expect(await video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a square video is shown as a square, in full screen and on the page [O-18]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  const video = page.locator('video');
  await video.evaluate((node: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 200, height: 200 });
    const paint = () => {
      canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
      requestAnimationFrame(paint);
    };
    paint();
    node.srcObject = canvas.captureStream();
    void node.play();
  });
  const ratio = () =>
    video.evaluate((node) => {
      const { width, height } = node.getBoundingClientRect();
      return Math.round((width / height) * 100) / 100;
    });
  await expect.poll(ratio).toBe(1);
  await page.keyboard.press('f');
  await expect.poll(() => video.evaluate((node) => node.getBoundingClientRect().width)).toBe(390);
  await expect.poll(() => page.getByRole('button', { name: 'Exit full screen' }).isVisible()).toBe(true);
});

test('a playlist plays in a browser that cannot play playlists itself [A-114]', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto('/catalog/play-media/1024/video');
  await page.getByRole('button', { name: /^Play First aid/ }).click();
  await expect(page.getByText(/^0:0[1-9] \/ 0:20$/)).toBeVisible();
});

test('a course plays its materials, and a PDF fills the window [R-OTHER-032 R-MEDIA-001 R-COURSEMEDIA-009]', async ({
  page,
}) => {
  await page.goto('/catalog/play-media-on-course/1131');
  await page.getByRole('button', { name: 'Start with the first' }).click();
  await expect(page).toHaveURL(/play-media-on-course\/1131\/1317\/video/);
  await page.getByRole('link', { name: /Guiding trainees: checklist/ }).click();
  await expect(page).toHaveURL(/play-media-on-course\/1131\/1294\/pdf/);
  await expectAccessibleInBoth(page);
  const scrolls = () => page.evaluate(() => document.documentElement.style.overflow !== 'hidden');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(scrolls).toBe(false);
  await page.keyboard.press('Escape');
  await expect.poll(scrolls).toBe(true);
});

test('a film continues while a dialog is open and while its element is moved in the page [A-169 R-MEDIA-003]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  const video = page.locator('video');
  const now = () =>
    video.evaluate((node: HTMLVideoElement) => ({ isPaused: node.paused, seconds: node.currentTime }));
  const isAdvancing = async () => {
    const { seconds } = await now();
    await expect.poll(async () => (await now()).seconds).toBeGreaterThan(seconds + 0.3);
    expect((await now()).isPaused).toBe(false);
  };
  await isAdvancing();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: /^Share / })).toBeVisible();
  await isAdvancing();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const container = document.body.appendChild(document.createElement('section'));
    const [element] = document.getElementsByTagName('lp-catalog-home');
    if (element) container.append(element);
  });
  await isAdvancing();
});

test('a podcast has skips, a speed, chapters and a transcript that follow it [R-MEDIA-017]', async ({
  page,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1023/audio');
  const frame = page.frameLocator('iframe');
  const chapters = frame.getByRole('list', { name: 'Chapters' });
  await chapters.getByRole('button', { name: /Try it today/ }).click();
  await expect(chapters.getByRole('button', { name: /Try it today/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const transcript = frame.getByRole('list', { name: 'Transcript' });
  await expect(transcript.locator('[aria-current]')).not.toHaveText(/Welcome/);
  await frame.getByRole('button', { name: 'Back 15 seconds' }).click();
  await expect(chapters.locator('[aria-current]')).toHaveText(/Welcome/);
  await frame.getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
  await expect
    .poll(() => frame.locator('audio').evaluate((node: HTMLAudioElement) => node.playbackRate))
    .toBe(1.5);
  await expectAccessible(page);
});
