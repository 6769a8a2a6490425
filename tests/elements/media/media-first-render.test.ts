import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { afterEach, describe, it } from '../support/mocha';
import { openPlayer } from '../support/media';
import { inside, mount, until } from '../support/page';

const { portal } = openPlayer();

const setTimer = window.setTimeout;
afterEach(() => {
  window.setTimeout = setTimer;
});

/** A slow machine is waited for, so that only the order of things counts. */
function waitForAnswers(timeoutMs: number) {
  window.setTimeout = ((run: () => void, ms?: number) =>
    ms === timeoutMs ? 0 : setTimer(run, ms)) as typeof window.setTimeout;
}

describe('a media item whose response is quick', () => {
  it('is in the first render, without a placeholder before it [R-MEDIA-001]', async () => {
    waitForAnswers(150);
    const late = holdAnswer('materials/1024/catalog');
    const session = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
    const container = mount(
      `<div><lp-media-player lang="en-GB" media-id="1024" media-type="video" ${session}></lp-media-player></div>`,
    );
    const player = container.querySelector('lp-media-player') as HTMLElement;
    const drawings: string[] = [];
    new MutationObserver(() => drawings.push(player.shadowRoot?.textContent ?? '')).observe(
      player.shadowRoot ?? player,
      { childList: true, subtree: true },
    );
    await until(late.isRequested, 'the question for the media');
    late.release();
    await inside(player).findByRole('heading', { name: 'Related media' });
    expect(drawings[0]).to.contain('First aid: short film');
  });
});
