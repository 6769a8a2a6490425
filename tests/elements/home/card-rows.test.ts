import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

/** Titles that need one line, or several, in either direction. */
const titles = [
  'Aid',
  'Arbejdsmiljørepræsentanternes efteruddannelse og sikkerhedsorganisationens årlige møde i Sønderborg',
  'دورة الإسعافات الأولية للموظفين الجدد في البلدية',
  'First aid: basic course',
  'Occupational health and safety training for new representatives and their managers',
  'Excel',
];
const layouts = [
  'Multiple',
  'SquareHorizontal',
  'SquareGrid',
  'TextOnImageHorizontal',
  'TextOnImageGrid',
  'RoundImageHorizontal',
  'RoundImageGrid',
];
const sizes = ['Small', 'Medium', 'Large'];
const nameOf = (layout: string, size: string) => `${layout} ${size}`;

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const elements = titles.map((title, at) => ({
    ...linkElement(title),
    description: at % 2 ? 'You learn what to do in the first minutes, and practise it with others.' : '',
  }));
  const components = layouts.flatMap((itemLayout) =>
    sizes.map((size) =>
      block(nameOf(itemLayout, size), { contentType: 'CustomList', itemLayout, size, elements }),
    ),
  );
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(clearPage);

/** Returns the boxes of cards and their images, one list for each row of the block. */
function rowsOf(home: HTMLElement) {
  const cards = inside(home).getAllByRole('article');
  const boxes = cards.map((card) => {
    const picture = card.querySelector('[data-picture]')?.getBoundingClientRect();
    if (!picture) throw new Error('The card has no image.');
    return { card: card.getBoundingClientRect(), picture };
  });
  const tops = new Set(boxes.map(({ card }) => Math.round(card.top)));
  return [...tops].map((top) => boxes.filter(({ card }) => Math.round(card.top) === top));
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

for (const widthPx of [390, 820, 1280])
  for (const layout of layouts)
    describe(`a row of ${layout} at ${widthPx} px`, () => {
      for (const size of sizes)
        it(`has equal images and cards of equal height, whatever the titles: ${size} [R-HOME-007 A-030]`, async () => {
          const home = await mountIn(
            widthPx,
            `<lp-catalog-home ${attributes} blocks="${nameOf(layout, size).toLowerCase().replace(' ', '-')}"></lp-catalog-home>`,
          );
          await inside(home).findByRole('link', { name: 'Excel' });
          const rows = rowsOf(home);
          for (const row of rows) {
            expect(spread(row.map(({ card }) => card.height))).to.be.at.most(1);
            expect(spread(row.map(({ picture }) => picture.height))).to.be.at.most(1);
            expect(spread(row.map(({ picture }) => picture.width))).to.be.at.most(1);
            expect(spread(row.map(({ picture }) => picture.top))).to.be.at.most(1);
          }
          expect(Math.max(...rows.map(({ length }) => length))).to.be.above(1);
        });
    });
