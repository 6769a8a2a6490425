import { expect } from 'chai';
import { takeErrors } from '../support/console';
import { describe, it } from '../support/mocha';
import { inside } from '../support/page';
import { openPlayer } from '../support/media';

const { mountMedia, portal } = openPlayer();

const mountVideo = (id: number) => mountMedia(`media-id="${id}" media-type="video"`);
/** Returns whether a chunk with the video controls was loaded. Only they set the playback rate. */
async function hasFetchedPlayer(): Promise<boolean> {
  const chunks = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/chunks/'));
  const code = await Promise.all(chunks.map(async ({ name }) => (await fetch(name)).text()));
  return code.some((text) => text.includes('.playbackRate'));
}
const pressPlay = async (player: HTMLElement) =>
  (await inside(player).findByRole('button', { name: /^(Play|Continue) / })).click();

describe('the video player', () => {
  it('is fetched only when a film starts [R-MEDIA-016]', async () => {
    const player = await mountVideo(1024);
    await inside(player).findByRole('heading', { name: 'Related media' });
    expect(await hasFetchedPlayer()).to.equal(false);
    await pressPlay(player);
    await inside(player).findByRole('group', { name: /^Video: / });
    expect(await hasFetchedPlayer()).to.equal(true);
  });
});

describe('a media item that does not play', () => {
  // Each from a media item of its own, since responses are cached.
  for (const [id, why, call, status, way] of [
    [1211, 'is gone', 'catalogMaterial', 404, 'Go to home page'],
    [1094, 'is forbidden', 'catalogMaterial', 403, 'Go to home page'],
    [1060, 'could not be fetched', 'catalogMaterial', 500, 'Try again'],
  ] as const)
    it(`offers the way back and ${way} when it ${why} [O-1]`, async () => {
      await portal.fault({ call, mode: 'refuse', status });
      const player = await mountVideo(id);
      await inside(player).findByRole(way === 'Try again' ? 'button' : 'link', { name: way });
      inside(player).getByRole('link', { name: 'Back' });
      takeErrors();
    });

  for (const [id, why, status, way] of [
    [1283, 'its film is forbidden', 403, 'Go to home page'],
    [1215, 'its film could not be fetched', 500, 'Try again'],
  ] as const)
    it(`keeps its title and share button, and offers ${way}, when ${why} [O-1]`, async () => {
      await portal.fault({ call: 'mediaSecretKey', mode: 'refuse', status });
      const player = await mountVideo(id);
      await pressPlay(player);
      await inside(player).findByRole(way === 'Try again' ? 'button' : 'link', { name: way });
      inside(player).getByRole('link', { name: 'Back' });
      inside(player).getByRole('button', { name: 'Share' });
      takeErrors();
    });
});
