import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn, type ApiObject } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const widths = { mobile: 400, tablet: 800, desktop: desktopPx } as const;
const layouts = [
  'Single',
  'Multiple',
  'SquareHorizontal',
  'SquareGrid',
  'TextOnImageHorizontal',
  'TextOnImageGrid',
  'RoundImageHorizontal',
  'RoundImageGrid',
];
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => linkElement(`Link ${index + 1}`));
const list = (name: string, options: ApiObject = {}) =>
  block(name, { contentType: 'CustomList', elements: links(8), ...options });
const banner = (count: number, layoutKind = 0) =>
  list(`Banner ${layoutKind} ${count}`, { elements: links(count), componentUi: { layoutKind } });

const wordy = Array.from({ length: 8 }, (_, index) =>
  linkElement(`Meeting people with dementia and those who look after them ${index + 1}`, {
    description: 'What an editor writes below a name, and that is more than one line of it.',
  }),
);
const rows = layouts.filter((layout) => layout.endsWith('Horizontal'));
const wordyRows = ['Small', 'Medium'].flatMap((size) =>
  rows.map((itemLayout) =>
    list(`Wordy ${size} ${itemLayout}`, {
      itemLayout,
      size,
      elements: wordy,
      componentUi: { showElementDescription: true, showElementType: true },
    }),
  ),
);

const components = [
  ...wordyRows,
  list('Wordy banner', { elements: wordy, componentUi: { layoutKind: 0, showElementDescription: true } }),
  list('Wordy pictures', {
    itemLayout: 'SquareHorizontal',
    elements: wordy,
    componentUi: { showOnlyImage: true },
  }),
  ...layouts.map((itemLayout) => list(itemLayout, { itemLayout })),
  ...['Small', 'Medium', 'Large'].map((size) =>
    list(`Size ${size}`, { size, itemLayout: 'TextOnImageGrid' }),
  ),
  ...[1, 2, 3, 4].map((count) => banner(count)),
  banner(4, 1),
  block('Hero', {
    contentType: 'TextBlock',
    description: 'Words beside a picture.',
    componentUi: { layoutKind: 2 },
  }),
  list('Styled', {
    customCSS: 'padding-top: 7px; h2 { color: rgb(1, 2, 3); } } h2, article { outline: 5px solid red; }',
  }),
  list('Plain'),
  list('More', {
    hasViewMoreLinks: true,
    viewMoreLinks: [
      { name: 'Further on', link: 'https://www.example.org/on' },
      'https://www.example.org/bare',
    ],
  }),
  list('No more', { hasViewMoreLinks: false, viewMoreLinks: [{ name: 'Further off', link: '/off' }] }),
  list('Pictures', { componentUi: { showOnlyImage: true } }),
  list('Long names', {
    elements: [
      linkElement('Interdisciplinary responsibilities, misunderstandings'),
      linkElement('Specialundervisningsbekendtgørelsesændringer'),
    ],
  }),
  list('Wide', { componentUi: { fullWidth: true } }),
];

let config = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  config = await configWith(portal, [{ id: '1', name: 'All', layout: { heroImageId: 'h1' }, components }]);
});
afterEach(clearPage);

/** The home of these blocks at a width, when the first of them is rendered. */
async function home(names: string, widthPx: number = desktopPx) {
  const element = await mountIn(
    widthPx,
    `<lp-catalog-home lang="en-GB" chrome="none" config="${config}" blocks="${names}"></lp-catalog-home>`,
  );
  const root = inside(element);
  const [first = ''] = names.split(',');
  const wanted = components.find(({ customComponentId: id }) => id === first)?.['listName'];
  return { element, root, region: await root.findByRole('region', { name: String(wanted) }) };
}

describe('the layout of a block', () => {
  for (const layout of layouts) {
    const isRow = layout.endsWith('Horizontal');
    it(`of ${layout} is ${isRow ? 'one row that scrolls' : 'rows that wrap'} [R-HOME-007]`, async () => {
      const { root, region } = await home(layout.toLowerCase());
      const cards = await root.findAllByRole('article');
      expect(region.dataset['itemLayout']).to.equal(layout);
      expect(cards).to.have.length(8);
      const tops = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      const rows = layout === 'Single' ? 8 : isRow ? 1 : 2;
      expect(tops.size).to.be.at.least(rows);
      if (isRow) expect(tops.size).to.equal(1);
    });
  }

  const heights = {
    Small: { mobile: 100, tablet: 200, desktop: 300 },
    Medium: { mobile: 200, tablet: 300, desktop: 400 },
    Large: { mobile: 300, tablet: 400, desktop: 500 },
  };
  it('has small cards of 100, 200 and 300 px [R-HOME-008 R-CONST-012]', () => expectHeights('Small'));
  it('has medium cards of 200, 300 and 400 px [R-HOME-008 R-CONST-013]', () => expectHeights('Medium'));
  it('has large cards of 300, 400 and 500 px [R-HOME-008 R-CONST-014]', () => expectHeights('Large'));

  async function expectHeights(size: keyof typeof heights) {
    for (const device of ['mobile', 'tablet', 'desktop'] as const) {
      const { root } = await home(`size-${size.toLowerCase()}`, widths[device]);
      const [card] = await root.findAllByRole('article');
      expect(card?.getBoundingClientRect().height, device).to.equal(heights[size][device]);
      clearPage();
    }
  }
});

describe('names on cards', () => {
  it('are not cut off when the card has space for a third line [A-030]', async () => {
    const { root } = await home('long-names', widths.mobile);
    const name = await root.findByRole('heading', { name: /Interdisciplinary/ });
    expect(name.closest('article')?.clientHeight).to.be.at.most(200);
    expect(Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight))).to.equal(3);
    expect(name.scrollHeight).to.be.at.most(name.clientHeight);
  });

  it('hyphenate a word that is wider than the card, by the rules of the language [A-030 R-EMBED-039]', async () => {
    const { root } = await home('long-names', 320);
    const name = await root.findByRole('heading', { name: /Special/ });
    expect(name.scrollWidth).to.be.at.most(name.clientWidth);
    expect(getComputedStyle(name).hyphens).to.equal('auto');
    expect(name.closest('[lang]')?.getAttribute('lang')).to.equal('en-GB');
  });
});

describe('the scroll buttons of a row', () => {
  for (const { customComponentId: id, listName } of wordyRows)
    it(`of ${String(listName)} are over the images at every text size [A-030]`, () =>
      expectClearOfWords(String(id)));
  it('of a banner are over the images [A-030]', () => expectClearOfWords('wordy-banner'));

  async function expectClearOfWords(id: string) {
    for (const text of ['16px', '32px']) {
      const { element, root } = await home(id, widths.tablet);
      element.style.setProperty('--lp-text-base', text);
      const next = await root.findByRole('button', { name: 'Next' });
      const cards = await root.findAllByRole('article');
      const scroller = cards[0]?.closest('ul');
      scroller?.style.setProperty('scroll-behavior', 'auto');
      await until(() => !cards.some((card) => meets(next, card)), `${text}: words from under the button`);
      scroller?.scrollBy({ left: 100 });
      const previous = root.getByRole('button', { name: 'Previous' });
      await until(
        () => getComputedStyle(previous.parentElement ?? previous).opacity === '1',
        'the other one',
      );
      const isClear = () => !cards.some((card) => meets(next, card) || meets(previous, card));
      await until(isClear, `${text}: words from under both buttons`);
      clearPage();
    }
  }

  it('of images without text cover no text that the focus reveals [A-030 R-ENTITY-009]', () =>
    expectClearOfWords('wordy-pictures'));

  /** Whether a button lies over words of a card, or above its picture. */
  function meets(button: Element, card: Element): boolean {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isOver = (lines: DOMRect) =>
      lines.width > 0 && lines.top < bottom && lines.bottom > top && lines.left < right && lines.right > left;
    const { top: cardTop } = card.getBoundingClientRect();
    return top < cardTop || textRects(card).some(isOver);
  }

  const textRects = (card: Element): DOMRect[] => {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      rects.push(...range.getClientRects());
    }
    return rects;
  };
});

describe('a top block', () => {
  const cases = [
    ['desktop', 4],
    ['tablet', 3],
    ['mobile', 2],
  ] as const;
  it('slides from four slides on desktop when it is a banner [R-HOME-020]', () => expectSliding(cases[0]));
  it('slides from three slides on a tablet when it is a banner [R-HOME-021]', () => expectSliding(cases[1]));
  it('slides from two slides on a phone when it is a banner [R-HOME-022]', () => expectSliding(cases[2]));

  async function expectSliding([device, from]: (typeof cases)[number]) {
    for (const count of [from - 1, from]) {
      const { root } = await home(`banner-0-${count}`, widths[device]);
      await root.findAllByRole('article');
      const track = root.getByRole('region', { name: /Banner/ }).querySelector('ul');
      await until(() => (track?.clientWidth ?? 0) > 0, 'the banner to be laid out');
      expect((track?.scrollWidth ?? 0) - (track?.clientWidth ?? 0) > 8, `${count}`).to.equal(count >= from);
      clearPage();
    }
  }

  it('shows its name and slides, and no search box, when it is a banner [R-HOME-004]', async () => {
    const { root } = await home('banner-0-4');
    root.getByRole('heading', { name: 'Banner 0 4' });
    expect(await root.findAllByRole('article')).to.have.length(4);
    // The carousel measures its slides first.
    await root.findByRole('button', { name: 'Next' });
    expect(root.queryByRole('combobox')).to.equal(null);
  });

  it('has a search box when it is a banner with search [R-HOME-005]', async () => {
    const { root } = await home('banner-1-4');
    await root.findByRole('combobox');
    expect(root.getAllByRole('article')).to.have.length(4);
  });

  it('shows a picture beside name and description [R-HOME-006]', async () => {
    const { root, region } = await home('hero');
    root.getByRole('heading', { name: 'Hero' });
    root.getByText('Words beside a picture.');
    expect(region.querySelector('img')?.src).to.contain('/images/h1?size=large');
  });
});

describe('a block with settings of an editor', () => {
  it('gets its own styles, which change no other block [R-HOME-018 A-028]', async () => {
    const { root, region } = await home('styled,plain');
    const heading = root.getByRole('heading', { name: 'Styled' });
    await until(() => getComputedStyle(heading).color === 'rgb(1, 2, 3)', 'the style of the heading');
    expect(getComputedStyle(region.parentElement ?? region).paddingTop).to.equal('7px');
    const other = await root.findByRole('heading', { name: 'Plain' });
    expect(getComputedStyle(other).color).not.to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(other).outlineWidth).not.to.equal('5px');
  });

  it('shows view-more links when they are configured [R-HOME-019]', async () => {
    const { root } = await home('more,no-more');
    const further = await root.findByRole<HTMLAnchorElement>('link', { name: 'Further on' });
    expect(further.href).to.equal('https://www.example.org/on');
    root.getByRole('link', { name: 'https://www.example.org/bare' });
    await root.findByRole('region', { name: 'No more' });
    expect(root.queryByRole('link', { name: 'Further off' })).to.equal(null);
  });

  it('shows images as wide as the element, whose names screen readers announce, when it has images only [R-ENTITY-009]', async () => {
    const { element, root, region } = await home('pictures,wide');
    const [link] = await root.findAllByRole('link', { name: 'Link 1' });
    expect(getComputedStyle(link?.closest('article')?.lastElementChild ?? region).opacity).to.equal('0');
    const wide = await root.findByRole('region', { name: 'Wide' });
    const edges = ({ left, right }: DOMRect) => [Math.round(left), Math.round(right)];
    expect(edges(wide.getBoundingClientRect())).to.deep.equal(edges(element.getBoundingClientRect()));
    expect(edges(region.getBoundingClientRect())).not.to.deep.equal(edges(element.getBoundingClientRect()));
  });
});
