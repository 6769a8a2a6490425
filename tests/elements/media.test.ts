import { expect } from 'chai';
import { watchConsole } from './support/console';
import { afterEach, before, describe, it } from './support/mocha';
import { desktopPx, mountIn } from './support/own-catalogs';
import { clearPage, inside, openPortal } from './support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-media-player.js'));
afterEach(clearPage);

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
const mountMedia = (more: string) =>
  mountIn(desktopPx, `<lp-media-player ${session} ${more}></lp-media-player>`);
const film = 'media-id="1024" media-type="video"';

describe('a media that plays alone', () => {
  it('R-MEDIA-002 R-MEDIA-004 has a way back and a heart in its title bar', async () => {
    const player = await mountMedia(film);
    await inside(player).findByRole('heading', { name: 'First aid: short film' });
    inside(player).getByRole('link', { name: 'Back' });
    await inside(player).findByRole('button', { name: 'Add First aid: short film to favourites or lists' });
  });

  it('R-MEDIA-017 plays a PDF in a frame that bears its name', async () => {
    const player = await mountMedia('media-id="1033" media-type="pdf"');
    const frame = await inside(player).findByTitle<HTMLIFrameElement>('Working with a chainsaw: checklist');
    expect(frame.localName).to.equal('iframe');
    expect(frame.allow).to.contain('fullscreen');
  });

  it('R-MEDIA-019 offers Open with the picture for a media that does not play here', async () => {
    const player = await mountMedia('media-id="1068" media-type="externalLink"');
    const name = 'Open Stop fraudulent e-mail: more on the web in a new tab';
    const open = await inside(player).findByRole('button', { name });
    const place = player.shadowRoot?.querySelector('[part=player]');
    expect(place?.contains(open)).to.equal(true);
    expect(place?.querySelector('img, svg')).not.to.equal(null);
    expect(place?.querySelector('iframe, video')).to.equal(null);
  });

  it('R-ERROR-026 says that a media is no longer available', async () => {
    const player = await mountMedia('media-id="999999" media-type="video"');
    await inside(player).findByText(
      'The activity is no longer available. It may have been deleted or archived.',
    );
  });
});
