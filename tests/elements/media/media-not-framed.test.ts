import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { playerPart } from '../support/media';
import { afterEach, before, describe, it } from '../support/mocha';
import { configWith, desktopPx, mountIn, type ApiObject } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();
let config = '';

before(async () => {
  const configuration = (await (await fetch(portal.configUrl)).json()) as {
    services: ApiObject;
    catalogs: ApiObject[];
  };
  // A PDF from the page's own origin is not put into a frame.
  const services = { ...configuration.services, media: `${location.origin}/media/` };
  config = await configWith(portal, configuration.catalogs, { services, mediaHosts: [] });
  await import('/dist/lp-media-player.js');
});
afterEach(clearPage);

describe('a media item that shows only its picture', () => {
  for (const [what, attributes, action] of [
    ['a PDF that may not be embedded', 'media-id="1033" media-type="pdf"', /^Open .* in a new tab$/],
    ['a link', 'media-id="1068" media-type="externalLink"', /^Open .* in a new tab$/],
    ['a video', 'media-id="1024" media-type="video"', /^Play /],
  ] as const)
    it(`has no full-screen button when it is ${what} [R-MEDIA-014 R-COURSEMEDIA-009]`, async () => {
      const session = `lang="en-GB" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
      const player = await mountIn(desktopPx, `<lp-media-player ${session} ${attributes}></lp-media-player>`);
      await inside(player).findByRole('button', { name: action });
      expect(playerPart(player)?.querySelector('iframe')).to.equal(null);
      expect(inside(player).queryByRole('button', { name: 'Full screen' })).to.equal(null);
    });
});
