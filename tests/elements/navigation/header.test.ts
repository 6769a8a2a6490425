import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { choose } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

let attributes = '';

before(async () => {
  localStorage.removeItem('lp-catalog.culture');
  await import('/dist/lp-catalog-home.js');
  const catalogs = [
    {
      id: '1',
      name: 'Open catalog',
      changeCatalog: true,
      components: [],
      marketplaces: [{ id: '11', name: 'Market' }],
    },
    { id: '2', name: 'Fixed catalog', changeCatalog: false, components: [] },
  ];
  const config = await configWith(portal, catalogs);
  attributes = `lang="en-GB" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(clearPage);

const mountHome = (more: string) =>
  mountIn(desktopPx, `<lp-catalog-home ${attributes} ${more}></lp-catalog-home>`);

describe('the header', () => {
  it('offers the other catalogs when the catalog allows the change [R-HEADER-001]', async () => {
    const home = await mountHome('catalog-id="1"');
    const select = await inside(home).findByRole<HTMLSelectElement>('combobox', { name: 'Catalog' });
    const names = [...select.options].map(({ text }) => text.trim());
    expect(names).to.deep.equal(['Open catalog', 'Market', 'Fixed catalog']);
    expect(select.selectedOptions[0]?.text).to.equal('Open catalog');
  });

  it('shows the name of the catalog without a choice when the catalog does not allow the change [R-HEADER-001 R-ROLE-032]', async () => {
    const home = await mountHome('catalog-id="2"');
    await inside(home).findByRole('navigation', { name: 'Catalog menu' });
    inside(home).getByText('Fixed catalog', { selector: 'header *' });
    expect(inside(home).queryByRole('combobox', { name: 'Catalog' })).to.equal(null);
  });

  it('has a search box [R-HEADER-002]', async () => {
    const home = await mountHome('');
    await inside(home).findByRole('combobox', { name: 'Search for courses and more' });
  });

  it('has links to home and to the lists [R-HEADER-003 R-HEADER-004]', async () => {
    const home = await mountHome('');
    const lists = await inside(home).findByRole<HTMLAnchorElement>('link', { name: 'My lists' });
    const start = inside(home).getByRole<HTMLAnchorElement>('link', { name: 'Home' });
    expect(new URL(start.href).pathname).to.equal('/');
    expect(new URL(lists.href).pathname).to.equal('/catalog/lists/favorites');
    expect(start.getAttribute('aria-current')).to.equal('page');
    lists.click();
    await inside(home).findByRole('heading', { name: 'Favourites and lists' });
    await until(() => lists.getAttribute('aria-current') === 'page', 'the lists entry marked as here');
    start.click();
    await until(() => start.getAttribute('aria-current') === 'page', 'the home entry marked as here');
  });

  it('changes the language at once, and changes it back [R-HEADER-006]', async () => {
    const home = await mountHome('');
    const select = await inside(home).findByRole<HTMLSelectElement>('combobox', { name: 'Language' });
    expect([...select.options].map(({ value }) => value)).to.have.members([
      'en-GB',
      'da-DK',
      'sv-SE',
      'nn-NO',
      'pl-PL',
    ]);
    choose(select, 'da-DK');
    await inside(home).findByRole('link', { name: 'Mine lister' });
    expect(home.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang')).to.equal('da-DK');
    choose(await inside(home).findByRole('combobox', { name: 'Sprog' }), 'en-GB');
    await inside(home).findByRole('link', { name: 'My lists' });
  });

  it('shows Finnish and Greenlandic when the page sets them [A-145 O-9]', async () => {
    const home = await mountHome('');
    await inside(home).findByRole('link', { name: 'My lists' });
    home.lang = 'fi';
    await inside(home).findByRole('link', { name: 'Omat luettelot' });
    const select = await inside(home).findByRole<HTMLSelectElement>('combobox', { name: 'Kieli' });
    expect(select.selectedOptions[0]?.textContent).to.equal('Suomi');
    home.lang = 'gl';
    await inside(home).findByRole('link', { name: 'Mine lister' });
    expect(home.shadowRoot?.querySelector('[part=root]')?.getAttribute('lang')).to.equal('da-DK');
    home.lang = 'en-GB';
    await inside(home).findByRole('link', { name: 'My lists' });
  });

  it('changes to the language that the page sets later [R-OTHER-009 A-147]', async () => {
    const home = await mountHome('');
    await inside(home).findByRole('link', { name: 'My lists' });
    home.lang = 'pl-PL';
    await inside(home).findByRole('link', { name: 'Moje listy' });
    home.lang = 'en-GB';
    await inside(home).findByRole('link', { name: 'My lists' });
  });
});
