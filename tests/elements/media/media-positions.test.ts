import { expect } from 'chai';
import { takeErrors } from '../support/console';
import { describe, it } from '../support/mocha';
import { inside, nextEvent } from '../support/page';
import { openPlayer } from '../support/media';

const { mountMedia } = openPlayer();

const mountVideo = () => mountMedia('media-id="1024" media-type="video"');

describe('the positions of a page', () => {
  it('start a film where the person left it on another device [O-26]', async () => {
    const player = await mountVideo();
    Object.assign(player, { positions: { 1024: 12.7 } });
    await inside(player).findByRole('button', { name: 'Continue at 0:12' });
    inside(player).getByRole('button', { name: 'Start over' });
  });

  it('are reported by their field when they are no seconds, and the others count [O-11 O-26]', async () => {
    const player = await mountVideo();
    const reported = nextEvent<{ field: string }>(player, 'lp-error');
    Object.assign(player, { positions: { film: 'soon', 1024: 12 } });
    expect((await reported).detail.field).to.equal('positions.film');
    await inside(player).findByRole('button', { name: 'Continue at 0:12' });
    takeErrors();
  });
});
