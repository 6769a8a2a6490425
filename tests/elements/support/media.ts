import { watchConsole } from './console';
import { afterEach, before } from './mocha';
import { desktopPx, mountIn } from './own-catalogs';
import { clearPage, openPortal } from './page';

/** What each test of the player needs: the element's code, a portal that heals, and a manager who is signed in. */
export function openPlayer() {
  const portal = openPortal();
  watchConsole();
  before(() => import('/dist/lp-media-player.js'));
  afterEach(async () => {
    clearPage();
    await portal.heal();
  });
  const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
  return {
    portal,
    /** Mounts the player with more attributes, in a place of a given width in px. */
    mountMedia: (attributes: string, widthPx = desktopPx) =>
      mountIn(widthPx, `<lp-media-player ${session} ${attributes}></lp-media-player>`),
  };
}

/** The player of a media item. */
export const playerPart = (player: HTMLElement) =>
  player.shadowRoot?.querySelector<HTMLElement>('[part=player]');
