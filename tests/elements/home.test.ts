import { expect } from 'chai';
import { watchConsole } from './support/console';
import { afterEach, before, describe, it } from './support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn, type Wire } from './support/own-catalogs';
import { clearPage, inside, openPortal } from './support/page';

const portal = openPortal();
watchConsole();

const links = [linkElement('Canteen', { description: 'What is for lunch.' })];
const list = (name: string, given: Wire = {}) =>
  block(name, { contentType: 'CustomList', itemLayout: 'Multiple', elements: links, ...given });
const hidden = {
  showElementDescription: false,
  showElementExtraInfo: false,
  showElementStatus: false,
  showElementType: false,
};
const components = [
  list('Named', { description: 'Words about the list.' }),
  list('Unnamed', { showListName: false, showDescription: false, description: 'Words that are not shown.' }),
  block('Promise', { contentType: 'TextBlock' }),
  list('Bare', hidden),
  list('Coloured', { addBackgroundColor: true, backgroundColor: '#e4efec', textColor: '#16324f' }),
  list('Uncoloured', { addBackgroundColor: false, backgroundColor: '#e4efec' }),
  list('Hollow', { elements: [] }),
  block('All shown', { contentType: 'MyActivities' }),
  block('None shown', { contentType: 'MyActivities', ...hidden }),
  block('Posts', { contentType: 'News' }),
];

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', changeCatalog: true, components }]);
  attributes = `lang="en-GB" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(clearPage);

/** Mounts home with these blocks only. */
const mountBlocks = (names: string) =>
  mountIn(desktopPx, `<lp-catalog-home chrome="none" ${attributes} blocks="${names}"></lp-catalog-home>`);

const region = async (name: string) => {
  const home = await mountBlocks(name.toLowerCase().replaceAll(' ', '-'));
  return inside(home).findByRole('region', { name });
};

describe('home', () => {
  it('R-HOME-002 R-HOME-027 shows its blocks in the configured order, an empty text block among them', async () => {
    const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes}></lp-catalog-home>`);
    await inside(home).findByRole('region', { name: 'Posts' });
    const names = inside(home)
      .getAllByRole('region')
      .map((shown) => shown.getAttribute('aria-label') ?? shown.querySelector('h3')?.textContent);
    const wanted = components.map(({ listName }) => listName).filter((name) => name !== 'Hollow');
    expect(names).to.deep.equal(wanted);
  });

  it('R-HOME-024 hides a block without items', async () => {
    const home = await mountBlocks('named,hollow');
    await inside(home).findByRole('region', { name: 'Named' });
    expect(inside(home).queryByRole('region', { name: 'Hollow' })).to.equal(null);
  });

  it('R-HOME-010 R-HOME-011 shows list name and description, or neither, as the block says', async () => {
    const home = await mountBlocks('named,unnamed');
    await inside(home).findByRole('heading', { name: 'Named' });
    inside(home).getByText('Words about the list.');
    inside(home).getByRole('region', { name: 'Unnamed' });
    expect(inside(home).queryByRole('heading', { name: 'Unnamed' })).to.equal(null);
    expect(inside(home).queryByText('Words that are not shown.')).to.equal(null);
  });

  it('R-HOME-012 shows descriptions of elements, or none, as the block says', async () => {
    const home = await mountBlocks('named,bare');
    await inside(home).findByRole('region', { name: 'Bare' });
    expect(inside(home).getAllByRole('link', { name: 'Canteen' })).to.have.length(2);
    const words = inside(home).getByText('What is for lunch.');
    expect(words.closest('section')?.textContent).to.contain('Named');
  });

  it('R-HOME-014 R-HOME-015 shows status and type of elements', async () => {
    const shown = await region('All shown');
    const { findByText, getAllByText } = inside(hostOf(shown));
    await findByText('From C++ to .NET');
    getAllByText('Course');
    getAllByText('Completed');
  });

  it('R-HOME-014 R-HOME-015 shows neither where the block does not want it', async () => {
    const shown = await region('None shown');
    const { findByText, queryByText } = inside(hostOf(shown));
    await findByText('From C++ to .NET');
    expect(queryByText('Course')).to.equal(null);
    expect(queryByText('Completed')).to.equal(null);
  });

  it('R-HOME-016 R-HOME-017 gives a block its background and text colour, and only where they are wanted', async () => {
    const coloured = getComputedStyle(await region('Coloured'));
    expect(coloured.backgroundColor).to.equal('rgb(228, 239, 236)');
    expect(coloured.color).to.equal('rgb(22, 50, 79)');
    clearPage();
    expect(getComputedStyle(await region('Uncoloured')).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('R-HOME-029 leads from a block to its see-all page', async () => {
    const home = await mountBlocks('posts,all-shown');
    const posts = await inside(home).findByRole<HTMLAnchorElement>('link', { name: 'See all of Posts' });
    expect(new URL(posts.href).pathname).to.equal('/catalog/see-all/News');
    const name = 'See all of All shown';
    const activities = await inside(home).findByRole<HTMLAnchorElement>('link', { name });
    expect(new URL(activities.href).pathname).to.equal('/catalog/see-all/MyActivities');
  });

  it('R-HOME-033 gives a custom list no See all', async () => {
    const home = await mountBlocks('named');
    await inside(home).findByRole('link', { name: 'Canteen' });
    expect(inside(home).queryByRole('link', { name: /See all/ })).to.equal(null);
  });
});

function hostOf(node: Element): Element {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error('It stands in no shadow root.');
  return root.host;
}
