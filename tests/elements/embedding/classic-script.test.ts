import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, describe, it } from '../support/mocha';
import { clearPage, inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();
afterEach(clearPage);

describe('the classic script', () => {
  it('makes every tag work from one file and loads no other script [R-EMBED-042]', async () => {
    const script = document.createElement('script');
    script.src = '/dist/lp-catalog.iife.js';
    const loaded = new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
    });
    document.head.append(script);
    await loaded;
    (globalThis as { lpCatalog?: { configure: (settings: object) => void } }).lpCatalog?.configure({
      configUrl: portal.configUrl,
      sessionUrl: portal.sessionUrl('participant'),
    });
    const home = mount('<lp-catalog-home lang="da-DK"></lp-catalog-home>');
    await until(() => inside(home).queryAllByRole('article').length > 3, 'cards');
    const player = mount('<lp-media-player media-id="1" media-type="video"></lp-media-player>');
    await until(() => player.shadowRoot?.querySelector('[part=player]') != null, 'a player');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/dist/') && !name.endsWith('.iife.js'));
    expect(scripts.map(({ name }) => name).join()).to.equal('');
  });
});
