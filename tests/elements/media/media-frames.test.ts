import { expect } from 'chai';
import { describe, it } from '../support/mocha';
import { desktopPx } from '../support/own-catalogs';
import { clearPage, inside, until } from '../support/page';
import { openPlayer, playerPart } from '../support/media';

const { mountMedia } = openPlayer();

const paper = 'media-id="1033" media-type="pdf"';

describe('a media item in a frame', () => {
  it('has the name of the PDF on its frame [R-MEDIA-017]', async () => {
    const player = await mountMedia(paper);
    // The place that waits for it bears the name too.
    const titled = () => inside(player).queryAllByTitle('Working with a chainsaw: checklist');
    const frame = () => titled().find((found) => found instanceof HTMLIFrameElement);
    await until(() => frame() !== undefined, 'a frame');
    expect(frame()?.allow).to.contain('fullscreen');
    expect(frame()?.sandbox.value).to.equal('');
    expect(frame()?.referrerPolicy).to.equal('no-referrer');
  });

  it('fills the window without the sidebar, and the page does not scroll [R-MEDIA-015 R-COURSEMEDIA-009]', async () => {
    const player = await mountMedia(paper);
    await inside(player).findByRole('heading', { name: 'Related media' });
    inside(player).getByRole('button', { name: 'Full screen' }).click();
    await until(() => document.documentElement.style.overflow === 'hidden', 'a page that stands still');
    expect(inside(player).queryByRole('heading', { name: 'Related media' })).to.equal(null);
    const bounds = playerPart(player)?.getBoundingClientRect();
    expect([bounds?.width, bounds?.height]).to.deep.equal([window.innerWidth, window.innerHeight - 60]);
    inside(player).getByRole('button', { name: 'Exit full screen' }).click();
    await inside(player).findByRole('heading', { name: 'Related media' });
    expect(document.documentElement.style.overflow).to.equal('');
  });

  for (const [widthPx, freePx] of [
    [desktopPx, 60],
    [800, 55],
    [390, 55],
  ] as const)
    it(`at ${widthPx} px leaves ${freePx} px of the window free in full screen [R-CONST-040]`, async () => {
      const player = await mountMedia(paper, widthPx);
      // The window decides once it is filled, and it is as wide as a desktop's.
      (await inside(player).findByRole('button', { name: 'Full screen' })).click();
      await until(() => document.documentElement.style.overflow === 'hidden', 'a page that stands still');
      expect(playerPart(player)?.getBoundingClientRect().height).to.equal(window.innerHeight - freePx);
    });

  it('lets the page scroll again after the element is removed [R-COURSEMEDIA-009 A-169]', async () => {
    const player = await mountMedia(paper);
    (await inside(player).findByRole('button', { name: 'Full screen' })).click();
    await until(() => document.documentElement.style.overflow === 'hidden', 'a page that stands still');
    clearPage();
    await until(() => document.documentElement.style.overflow === '', 'a page that scrolls');
  });

  it('has Open with the picture when the media item does not play in the page [R-MEDIA-019]', async () => {
    const player = await mountMedia('media-id="1068" media-type="externalLink"');
    const name = 'Open Stop fraudulent e-mail: more on the web in a new tab';
    const open = await inside(player).findByRole('button', { name });
    expect(playerPart(player)?.contains(open)).to.equal(true);
    expect(playerPart(player)?.querySelector('img, svg')).not.to.equal(null);
    expect(playerPart(player)?.querySelector('iframe, video')).to.equal(null);
  });
});
