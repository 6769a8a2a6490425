import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn, type ApiObject } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => linkElement(`Link ${index + 1}`));
const list = (name: string, options: ApiObject = {}) =>
  block(name, { contentType: 'CustomList', elements: links(8), ...options });
const components = [
  list('Far above', { elements: links(60), itemLayout: 'Single' }),
  list('Marked', {
    customCSS:
      'section { position: relative } section::before { content: ""; position: absolute; inset: -20px; }',
  }),
  list('Marked ground', {
    addBackgroundColor: true,
    backgroundColor: '#e4efec',
    customCSS: 'section { outline: 8px solid red }',
  }),
];

let config = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  config = await configWith(portal, [{ id: '1', name: 'All', components }]);
});
afterEach(clearPage);

async function home(names: string, name: string, widthPx: number = desktopPx) {
  const element = await mountIn(
    widthPx,
    `<lp-catalog-home lang="en-GB" chrome="none" config="${config}" blocks="${names}"></lp-catalog-home>`,
  );
  return { element, region: await inside(element).findByRole('region', { name }) };
}

/** Is this part painted at a place of the window? What is clipped there is not hit. */
const isHit = (part: Element, x: number, y: number) => {
  const root = part.getRootNode();
  return root instanceof ShadowRoot && root.elementFromPoint(x, y) === part;
};

describe('the CSS of an editor', () => {
  for (const blocks of ['marked', 'far-above,marked'])
    it(`shows what it paints around the block: ${blocks} [R-HOME-018 A-028]`, async () => {
      const { region } = await home(blocks, 'Marked');
      for (const side of ['top', 'bottom'] as const)
        await until(() => {
          window.scrollBy(0, region.getBoundingClientRect()[side] - innerHeight / 2);
          const { left, [side]: edge } = region.getBoundingClientRect();
          return isHit(region, left + 30, side === 'top' ? edge - 15 : edge + 15);
        }, `what is drawn beyond its ${side}`);
    });

  it('keeps a full-width background from edge to edge [R-HOME-016 R-HOME-018]', async () => {
    const { element, region } = await home('marked-ground', 'Marked ground', 1900);
    await until(() => getComputedStyle(region).outlineWidth === '8px', 'the style of the block');
    window.scrollTo(0, 0);
    const { left, right, top } = region.getBoundingClientRect();
    expect([left, right].map(Math.round)).to.deep.equal(
      [element.getBoundingClientRect().left, element.getBoundingClientRect().right].map(Math.round),
    );
    // Its content is held to the measure of the page, so that only a background that is not clipped is hit here.
    expect(isHit(region, left + 3, top + 3)).to.equal(true);
  });
});
