import { expect, test } from '../support/ear/ear';

test('a learner plays a film with captions, by ear [R-MEDIA-016 O-14]', async ({ page, portal, ear }) => {
  await portal.signIn('Alex Holm', '/catalog/play-media/1010/video');
  ear.leaveOut(/^(Loading …|This takes longer than usual\.)$/);
  const play = page.getByRole('button', { name: /^Play What a raindrop/ });
  await ear.arrive(play);
  await ear.pick(play);
  const player = page.getByRole('group', { name: /^Video: What a raindrop/ });
  await ear.press('Enter', player.getByRole('button', { name: 'Pause' }));
  await ear.press('Space', player.getByRole('button', { name: 'Play', exact: true }));
  await player.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 5));
  const captions = player.getByRole('combobox', { name: 'Captions' });
  await ear.tabTo(captions);
  const shown = await captions.inputValue();
  await ear.press(shown === '' ? 'ArrowDown' : 'Home', () => expect(captions).not.toHaveValue(shown));
  await ear.tabTo(player.getByRole('button', { name: 'Transcript' }));
  const words = player.getByRole('searchbox', { name: 'Search the transcript' });
  await ear.press('Enter', words);
  await ear.tabTo(words, 'Shift+Tab');
  await ear.type('ten minutes', ear.said('1 match'));
  expect(ear.transcript()).toMatchSnapshot('play-a-film.txt');
});

test('a learner opens a package, by ear [R-OTHER-030]', async ({ page, portal, request, ear }) => {
  portal.expectErrors(/status of 403/);
  await portal.signIn('Alex Holm', '/catalog/play-media/1027/scorm');
  const open = page.getByRole('button', { name: /^Open .* in a new tab$/ });
  await ear.arrive(open);
  await ear.pick(open);
  const [tab] = await Promise.all([page.waitForEvent('popup'), ear.press('Enter', open)]);
  await tab.waitForURL(/\/media\/.*1027/);
  await tab.close();
  await request.post('/__faults', { data: { call: 'allowScormPackage', mode: 'refuse', status: 403 } });
  await ear.press('Enter', page.getByText("You don't have access to this material."));
  await request.delete('/__faults');
  expect(ear.transcript()).toMatchSnapshot('open-a-package.txt');
});
