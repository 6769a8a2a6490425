import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
const widthPx = 1200;

before(() => import('/dist/lp-catalog.js'));
afterEach(clearPage);

async function rendered(tag: string, attributes: string) {
  const element = await mountIn(widthPx, `<${tag} ${session} ${attributes}></${tag}>`);
  expect(element.shadowRoot?.querySelector('[part=root]')).not.to.equal(null);
  return inside(element);
}

describe('an element', () => {
  it('renders the whole catalog as <lp-catalog-home> [R-EMBED-027]', async () => {
    const { findByRole } = await rendered('lp-catalog-home', '');
    await findByRole('navigation', { name: 'Catalog menu' });
    await findByRole('region', { name: 'My activities' });
  });

  it('renders a search box as <lp-search> [R-EMBED-028]', async () => {
    await (await rendered('lp-search', '')).findByRole('combobox', { name: 'Search for courses and more' });
  });

  it('renders the lists as <lp-lists> [R-EMBED-029]', async () => {
    await (
      await rendered('lp-lists', 'list-type="owned"')
    ).findByRole('tab', { name: 'My lists', selected: true });
  });

  it('renders a media item as <lp-media-player> [R-EMBED-030]', async () => {
    await (
      await rendered('lp-media-player', 'media-id="1010" media-type="video"')
    ).findByRole('button', { name: /^Play/ });
  });

  it('renders a favourite button as <lp-favourites-button> [R-EMBED-031]', async () => {
    const button = await rendered('lp-favourites-button', 'element-id="1001" type="course" name="First aid"');
    await button.findByRole('button', { name: /First aid/ });
  });
});
