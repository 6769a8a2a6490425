import { expect } from 'chai';
import { answerInstead } from '../support/at-route';
import { takeErrors } from '../support/console';
import { describe, it } from '../support/mocha';
import { inside, until } from '../support/page';
import { openPlayer, playerPart } from '../support/media';

const { mountMedia, portal } = openPlayer();

const film = 'media-id="1024" media-type="video"';
const paper = 'media-id="1033" media-type="pdf"';

describe('a single media item', () => {
  it('is fetched once [R-MEDIA-001]', async () => {
    await portal.forgetCalls();
    const player = await mountMedia(film);
    await inside(player).findByRole('heading', { name: 'First aid: short film' });
    const calls = (await portal.calls()).filter(({ operationId }) => operationId === 'catalogMaterial');
    expect(calls.map(({ path }) => path)).to.deep.equal(['/services/elearning/v1/materials/1024/catalog']);
  });

  it('has a way back, a share button and a favourite button in its title bar [R-MEDIA-002 R-MEDIA-003 R-MEDIA-004]', async () => {
    const player = await mountMedia(film);
    await inside(player).findByRole('heading', { name: 'First aid: short film' });
    inside(player).getByRole('link', { name: 'Back' });
    await inside(player).findByRole('button', { name: 'Add First aid: short film to favourites or lists' });
    (await inside(player).findByRole('button', { name: 'Share' })).click();
    const shared = await inside(player).findByRole<HTMLInputElement>('textbox', {
      name: 'Address of the page',
    });
    expect(shared.value).to.contain('/catalog/play-media/1024/video');
    expect(shared.value).not.to.match(/token/i);
  });

  it('shows 200 characters first, then the whole description as HTML [R-MEDIA-005 R-MEDIA-006 R-CONST-026]', async () => {
    const player = await mountMedia(paper);
    const more = await inside(player).findByRole('button', { name: 'Read more' });
    const text = player.shadowRoot?.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(text?.textContent.length).to.be.within(195, 201);
    expect(text?.querySelector('ul, li')).to.equal(null);
    more.click();
    await until(() => (text?.textContent.length ?? 0) > 250, 'the whole description');
    expect(text?.querySelectorAll('ul li').length ?? 0).to.be.greaterThan(0);
    inside(player).getByRole('button', { name: 'Read less', expanded: true });
  });

  it('keeps the words of a description whole, and the paragraphs apart [A-124 R-MEDIA-005]', async () => {
    const description =
      '<div>un<b>do</b>able</div><div>second</div><style>p{}</style><script>alert(1)</script><!-- no -->';
    const media = { id: '4711', type: 202, title: 'Marked up', description };
    const heal = answerInstead('/materials/4711/', JSON.stringify(media));
    const player = await mountMedia('media-id="4711" media-type="video"');
    await inside(player).findByRole('heading', { name: 'Marked up' });
    const text = () => player.shadowRoot?.querySelector<HTMLElement>('.prose');
    await until(
      () => text()?.innerText.split(/\s+/).join() === 'undoable,second',
      'the words of the description',
    );
    heal();
  });

  it('has a list at its side that folds [R-MEDIA-007 R-MEDIA-008 R-MEDIA-009]', async () => {
    const player = await mountMedia(film);
    await inside(player).findByRole('heading', { name: 'Related media' });
    const playing = player.shadowRoot?.querySelector('aside [aria-current=true]');
    expect(playing?.textContent).to.contain('Now playing').and.to.contain('First aid: short film');
    const fold = inside(player).getByRole('button', { name: 'Hide the list beside', expanded: true });
    fold.click();
    await until(() => inside(player).queryByRole('heading', { name: 'Related media' }) === null, 'a fold');
    inside(player).getByRole('button', { name: 'Show the list beside', expanded: false }).click();
    await inside(player).findByRole('heading', { name: 'Related media' });
  });

  it('shows related media with images of 120 by 80 [R-MEDIA-011 R-CONST-019]', async () => {
    const player = await mountMedia(film);
    const list = (await inside(player).findByRole('heading', { name: 'Related media' })).closest('aside');
    const picture = list?.querySelector('li a > span')?.getBoundingClientRect();
    expect([picture?.width, picture?.height]).to.deep.equal([120, 80]);
  });

  it('shows no related media when the media item turns them off [R-MEDIA-010]', async () => {
    const player = await mountMedia('media-id="1068" media-type="externalLink"');
    await inside(player).findByRole('button', { name: /^Open / });
    expect(inside(player).queryByRole('heading', { name: 'Related media' })).to.equal(null);
    expect(inside(player).queryByRole('button', { name: /the list beside/ })).to.equal(null);
  });

  it('shows no related media when there are none [R-MEDIA-010]', async () => {
    await portal.fault({ call: 'relatedMedia', mode: 'refuse', status: 500 });
    const player = await mountMedia('media-id="1032" media-type="video"');
    await inside(player).findByRole('button', { name: /^Play / });
    await until(() => player.shadowRoot?.querySelector('[aria-busy]') === null, 'a settled page');
    expect(inside(player).queryAllByRole('heading', { name: 'Related media' }).length).to.equal(0);
  });
});

describe('a video', () => {
  it('plays in a player with its own controls after Play is pressed [R-MEDIA-016]', async () => {
    const player = await mountMedia(film);
    const play = await inside(player).findByRole('button', { name: 'Play First aid: short film' });
    expect(playerPart(player)?.querySelectorAll('video').length).to.equal(0);
    play.click();
    await inside(player).findByRole('group', { name: 'Video: First aid: short film' });
    expect(playerPart(player)?.querySelector('video')?.controls).to.equal(false);
    for (const name of ['Captions', 'Speed']) inside(player).getByRole('combobox', { name });
    for (const name of ['Position', 'Volume']) inside(player).getByRole('slider', { name });
    for (const name of ['Transcript', 'Keyboard shortcuts', 'Full screen'])
      inside(player).getByRole('button', { name });
  });
});

describe('a media item that fails', () => {
  it('says that it is no longer available [R-ERROR-026]', async () => {
    const player = await mountMedia('media-id="999999" media-type="video"');
    await inside(player).findByText(
      'The activity is no longer available. It may have been deleted or archived.',
    );
    inside(player).getByRole('link', { name: 'Go to home page' });
  });

  it('says that the user has no access to a material [R-ERROR-027]', async () => {
    await portal.fault({ call: 'catalogMaterial', mode: 'refuse', status: 403 });
    await portal.forgetCalls();
    const player = await mountMedia('media-id="1094" media-type="video"');
    await inside(player).findByText("You don't have access to the material.");
    inside(player).getByRole('heading', { name: 'You do not have access to this page.' });
    inside(player).getByRole('link', { name: 'Go to home page' });
    expect(player.shadowRoot?.querySelector('[part=toast]')).to.equal(null);
    const calls = (await portal.calls()).filter(({ operationId }) => operationId === 'catalogMaterial');
    expect(calls).to.have.length(1);
    takeErrors();
  });

  it('offers Try again when it could not be fetched [O-1]', async () => {
    await portal.fault({ call: 'catalogMaterial', mode: 'refuse', status: 500 });
    const player = await mountMedia('media-id="1060" media-type="video"');
    const retry = await inside(player).findByRole('button', { name: 'Try again' });
    await portal.heal();
    retry.click();
    await inside(player).findByRole('button', { name: /^Play / });
  });
});

const borderPx = 2;
const filmRatio = 16 / 9;
/** The greatest height of the control bar, in two rows on a phone. */
const barPx = 116;
const widthOfPlayer = (player: HTMLElement): number => playerPart(player)?.getBoundingClientRect().width ?? 0;
const heightOfPlayer = (player: HTMLElement): number =>
  playerPart(player)?.getBoundingClientRect().height ?? 0;
const filmOf = (player: HTMLElement) => playerPart(player)?.querySelector('video');

describe('the height of the player', () => {
  for (const [id, name, widthPx, greatest] of [
    ['R-CONST-037', 'a telephone', 390, () => Math.round(window.innerHeight * 0.84)],
    ['R-CONST-039', 'a tablet', 820, () => 360],
    ['R-CONST-038', 'a wide page', 1200, () => 500],
  ] as const) {
    it(`of a frame is fixed on ${name} [${id}]`, async () => {
      const player = await mountMedia(paper, widthPx);
      await until(() => playerPart(player)?.querySelector('iframe') !== null, 'a frame');
      expect(Math.round(heightOfPlayer(player))).to.equal(greatest());
    });

    it(`of a video is the height of its ratio on ${name}, before and while it plays, and not above the greatest [O-18 ${id}]`, async () => {
      const player = await mountMedia(film, widthPx);
      const play = await inside(player).findByRole('button', { name: /^Play / });
      const before = heightOfPlayer(player);
      play.click();
      await inside(player).findByRole('group', { name: 'Video: First aid: short film' });
      const video = filmOf(player);
      if (!video) throw new Error('There is no video.');
      const { width, height } = video.getBoundingClientRect();
      const whole = heightOfPlayer(player);
      const ofRatio = widthOfPlayer(player) / filmRatio + barPx;
      expect(whole).to.be.at.most(Math.min(greatest(), ofRatio) + borderPx);
      expect(Math.abs(whole - before), 'a shift').to.be.at.most(2);
      const isLow = whole < greatest() - 2;
      if (isLow) expect(width / height).to.be.closeTo(filmRatio, 0.02);
    });
  }
});
