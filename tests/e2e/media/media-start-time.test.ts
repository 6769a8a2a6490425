import { expect, expectAccessible, test } from '../support/test';

test('a learner copies a link to a time of a film, and whoever opens it starts there [R-MEDIA-003]', async ({
  page,
  context,
  portal,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  await page.getByRole('button', { name: 'Transcript' }).click();
  await page.getByRole('button', { name: /Ten minutes is enough/ }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(page.getByText('Link copied to clipboard')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/catalog\/play-media\/1010\/video\?id=1&t=1\d$/);
  await page.goto(link);
  await page.getByRole('button', { name: /^Play from 0:1\d$/ }).click();
  await expect(page.getByText(/^0:1\d \/ 0:40$/)).toBeVisible();
});

test('a page that may not copy shows the link to a time of a film [R-MEDIA-003]', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  await page.getByRole('button', { name: /^Play What a raindrop/ }).click();
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Address of the page' })).toHaveValue(
    /[?&]t=\d+$/,
  );
});

test('a search of the transcripts of a course plays the line that is chosen [R-MEDIA-012]', async ({
  page,
}) => {
  await page.goto('/catalog/play-media-on-course/1131');
  await page.getByRole('searchbox', { name: 'Search what is said in the course' }).fill('ten minutes');
  const line = page.getByRole('button', { name: /Ten minutes is enough/ }).first();
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await line.click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText(/^0:1\d \/ 0:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/\/play-media-on-course\/1131\/\d+\/video\?.*\bt=10\b/);
});
