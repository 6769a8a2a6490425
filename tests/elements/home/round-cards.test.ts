import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const widthsPx = [320, 800, desktopPx];
const sizes = ['Small', 'Medium', 'Large'];
const layouts = ['RoundImageHorizontal', 'RoundImageGrid'];

/** Names of one line and of several, so that the words leave different heights to the pictures. */
const elements = ['Short', 'Meeting people with dementia and those who look after them', 'Two words'].map(
  (name) => linkElement(name, { description: 'What an editor writes below a name, and more than one line.' }),
);
const components = layouts.flatMap((itemLayout) =>
  sizes.map((size) =>
    block(`${size} ${itemLayout}`, {
      contentType: 'CustomList',
      itemLayout,
      size,
      elements,
      componentUi: { showElementDescription: true, showElementType: true },
    }),
  ),
);

let config = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  config = await configWith(portal, [{ id: '1', name: 'All', components }]);
});
afterEach(clearPage);

describe('round cards', () => {
  for (const { listName, customComponentId: id } of components)
    it(`of ${String(listName)} have one size at every width [R-HOME-007]`, async () => {
      for (const widthPx of widthsPx) {
        const element = await mountIn(
          widthPx,
          `<lp-catalog-home lang="en-GB" chrome="none" config="${config}" blocks="${String(id)}"></lp-catalog-home>`,
        );
        const cards = await inside(element).findAllByRole('article');
        const circles = cards.map((card) => card.firstElementChild?.getBoundingClientRect() ?? new DOMRect());
        const [{ width } = new DOMRect()] = circles;
        expect(width, `${widthPx} px`).to.be.at.least(64);
        for (const circle of circles) expect([circle.width, circle.height]).to.deep.equal([width, width]);
        for (const [index, card] of cards.entries())
          expect(circles[index]?.bottom, 'below the card').to.be.at.most(card.getBoundingClientRect().bottom);
        clearPage();
      }
    });
});
