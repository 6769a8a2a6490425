import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn, type ApiObject } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const links = [linkElement('Canteen', { description: 'What is for lunch.' })];
const list = (name: string, options: ApiObject = {}) =>
  block(name, { contentType: 'CustomList', itemLayout: 'Multiple', elements: links, ...options });
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
  ...['RoundImageGrid', 'Multiple', 'Single'].map((itemLayout) =>
    list(`Navy ${itemLayout}`, {
      itemLayout,
      addBackgroundColor: true,
      backgroundColor: '#16324f',
      textColor: '#ffe08a',
    }),
  ),
  ...['#b00020', '#dddd88', '#777777'].map((textColor) => list(`Text ${textColor}`, { textColor })),
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
  it('shows its blocks in the configured order, with an empty text block among them [R-HOME-002 R-HOME-027]', async () => {
    const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes}></lp-catalog-home>`);
    await inside(home).findByRole('region', { name: 'Posts' });
    const names = inside(home)
      .getAllByRole('region')
      .map((shown) => shown.getAttribute('aria-label') ?? shown.querySelector('h3')?.textContent);
    const wanted = components.map(({ listName }) => listName).filter((name) => name !== 'Hollow');
    expect(names).to.deep.equal(wanted);
  });

  it('hides a block without items [R-HOME-024]', async () => {
    const home = await mountBlocks('named,hollow');
    await inside(home).findByRole('region', { name: 'Named' });
    expect(inside(home).queryByRole('region', { name: 'Hollow' })).to.equal(null);
  });

  it('shows list name and description, or neither, as the block configures [R-HOME-010 R-HOME-011]', async () => {
    const home = await mountBlocks('named,unnamed');
    await inside(home).findByRole('heading', { name: 'Named' });
    inside(home).getByText('Words about the list.');
    inside(home).getByRole('region', { name: 'Unnamed' });
    expect(inside(home).queryByRole('heading', { name: 'Unnamed' })).to.equal(null);
    expect(inside(home).queryByText('Words that are not shown.')).to.equal(null);
  });

  it('shows descriptions of elements, or none, as the block configures [R-HOME-012]', async () => {
    const home = await mountBlocks('named,bare');
    await inside(home).findByRole('region', { name: 'Bare' });
    expect(inside(home).getAllByRole('link', { name: 'Canteen' })).to.have.length(2);
    const words = inside(home).getByText('What is for lunch.');
    expect(words.closest('section')?.textContent).to.contain('Named');
  });

  it('shows status and type of elements [R-HOME-014 R-HOME-015]', async () => {
    const shown = await region('All shown');
    const { findByText, getAllByText } = inside(hostOf(shown));
    await findByText('From C++ to .NET');
    getAllByText('Course');
    getAllByText('Completed');
  });

  it('hides status and type of elements when the block does not show them [R-HOME-014 R-HOME-015]', async () => {
    const shown = await region('None shown');
    const { findByText, queryByText } = inside(hostOf(shown));
    await findByText('From C++ to .NET');
    expect(queryByText('Course')).to.equal(null);
    expect(queryByText('Completed')).to.equal(null);
  });

  it('gives a block its background and text colour only when they are configured [R-HOME-016 R-HOME-017]', async () => {
    const coloured = getComputedStyle(await region('Coloured'));
    expect(coloured.backgroundColor).to.equal('rgb(228, 239, 236)');
    expect(coloured.color).to.equal('rgb(22, 50, 79)');
    clearPage();
    expect(getComputedStyle(await region('Uncoloured')).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('gives the text colour of a block to cards without a background of their own [R-HOME-017]', async () => {
    const card = (await region('Navy RoundImageGrid')).querySelector('article');
    for (const words of card?.querySelectorAll('h3, h4, a, p') ?? [])
      expect(getComputedStyle(words).color).to.equal('rgb(255, 224, 138)');
    expect(card?.querySelectorAll('p').length).to.be.greaterThan(0);
  });

  for (const layout of ['Multiple', 'Single'])
    it(`keeps text readable on cards with a background of their own, in ${layout} [R-HOME-017]`, async () => {
      const card = (await region(`Navy ${layout}`)).querySelector('article');
      const words = [...(card?.querySelectorAll('h3, h4, a, p') ?? [])];
      expect(words.length).to.be.greaterThan(1);
      const background = getComputedStyle(card ?? document.body).backgroundColor;
      for (const word of words)
        expect(contrastOf(getComputedStyle(word).color, background)).to.be.at.least(4.5);
    });

  for (const theme of ['light', 'dark'])
    it(`keeps a text colour without a background readable on the ${theme} page [R-HOME-017]`, async () => {
      for (const colour of ['#b00020', '#dddd88', '#777777']) {
        const name = `Text ${colour}`;
        const home = await mountIn(
          desktopPx,
          `<lp-catalog-home chrome="none" theme="${theme}" ${attributes} blocks="${name.toLowerCase().replaceAll(' ', '-')}"></lp-catalog-home>`,
        );
        const shown = await inside(home).findByRole('region', { name });
        const background = theme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(20, 25, 31)';
        expect(contrastOf(getComputedStyle(shown).color, background), name).to.be.at.least(4.5);
        clearPage();
      }
    });

  it('links a block to its see-all page [R-HOME-029]', async () => {
    const home = await mountBlocks('posts,all-shown');
    const posts = await inside(home).findByRole<HTMLAnchorElement>('link', { name: 'See all of Posts' });
    expect(new URL(posts.href).pathname).to.equal('/catalog/see-all/News');
    const name = 'See all of All shown';
    const activities = await inside(home).findByRole<HTMLAnchorElement>('link', { name });
    expect(new URL(activities.href).pathname).to.equal('/catalog/see-all/MyActivities');
  });

  it('has no See all at a custom list [R-HOME-033]', async () => {
    const home = await mountBlocks('named');
    await inside(home).findByRole('link', { name: 'Canteen' });
    expect(inside(home).queryByRole('link', { name: /See all/ })).to.equal(null);
  });
});

function hostOf(node: Element): Element {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error('The node is outside a shadow root.');
  return root.host;
}

/** The contrast of two colours as the browser computes them (WCAG 2.2). */
function contrastOf(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
