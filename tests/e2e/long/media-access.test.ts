import { expect, expectAccessibleInBoth, test } from '../support/test';

interface State {
  name: string;
  path: string;
  shows: string;
  fault?: object;
  widthPx?: number;
}

const film = '/catalog/play-media/1010/video';
const states: readonly State[] = [
  {
    name: 'loading',
    path: film,
    shows: '[aria-busy=true]',
    fault: { call: 'catalogMaterial', mode: 'slow', ms: 60_000 },
  },
  { name: 'a film', path: film, shows: 'h1' },
  { name: 'a film on a phone', path: film, shows: 'h1', widthPx: 390 },
  { name: 'sound', path: '/catalog/play-media/1023/audio', shows: 'h1' },
  { name: 'a document', path: '/catalog/play-media/1004/pdf', shows: 'iframe' },
  { name: 'another page', path: '/catalog/play-media/1068/externalLink', shows: 'h1' },
  { name: 'a package', path: '/catalog/play-media/1027/scorm', shows: 'h1' },
  { name: 'a course', path: '/catalog/play-media-on-course/1131', shows: 'nav a[href*="1131/"]' },
  {
    name: 'a course in tabs',
    path: '/catalog/play-media-on-course/1131/1317/video',
    shows: '[role=tab]',
    widthPx: 390,
  },
  {
    name: 'a course without materials',
    path: '/catalog/play-media-on-course/1066',
    shows: '[part=player] p',
  },
  { name: 'gone', path: '/catalog/play-media/999999/video', shows: 'main p' },
  ...[403, 500].map((status) => ({
    name: `answered ${status}`,
    path: film,
    shows: 'main p',
    fault: { call: 'catalogMaterial', mode: 'refuse', status },
  })),
];

for (const { name, path, shows, fault, widthPx = 1280 } of states)
  test(`the player, ${name}, is accessible in light and dark [R-MEDIA-001]`, async ({
    page,
    request,
    portal,
  }) => {
    portal.expectErrors(/status of (403|404|500)|ERR_/);
    await page.setViewportSize({ width: widthPx, height: 900 });
    await portal.signIn('Alex Holm', '/catalog/lists/owned');
    if (fault) await request.post('/__faults', { data: fault });
    await page.goto(path);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectAccessibleInBoth(page);
    await request.delete('/__faults');
  });

test('the package dialog and the drawer on a phone are accessible [R-MEDIA-021]', async ({
  page,
  request,
  portal,
}) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1027/scorm');
  await request.post('/__faults', { data: { call: 'allowScormPackage', mode: 'slow', ms: 60_000 } });
  await page.getByRole('button', { name: /^Open .* in a new tab$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await request.delete('/__faults');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(film);
  await page.getByRole('button', { name: 'Info and sharing' }).click();
  await expect(page.getByRole('dialog', { name: 'Info and sharing' })).toBeVisible();
  await expectAccessibleInBoth(page);
});
