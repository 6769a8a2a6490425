import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const widths = [320, 390, 800, 1200];
const below = block('Below', { contentType: 'CustomList', elements: [linkElement('One')] });
const componentUi = { layoutKind: 'Banner' };
const components = [
  block('Target', { contentType: 'InTargetGroup', componentUi, description: 'What is meant for you.' }),
  block('Pictured', { contentType: 'InTargetGroup', componentUi: { layoutKind: 'ImageAndText' } }),
  block('Row', { contentType: 'InTargetGroup', itemLayout: 'SquareHorizontal' }),
  block('Links', { contentType: 'CustomList', componentUi, elements: [linkElement('Two')] }),
  below,
];

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  // What was loaded is cached per catalog, so that each test that loads anew has one of its own.
  const ids = ['all', ...widths.flatMap((width) => [`target-${width}`, `row-${width}`])];
  const config = await configWith(
    portal,
    ids.map((id) => ({ id, name: id, components })),
  );
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(clearPage);

const mountHome = (widthPx: number, blocks: string, catalogId = 'all') =>
  mountIn(
    widthPx,
    `<lp-catalog-home ${attributes} catalog-id="${catalogId}" blocks="${blocks}"></lp-catalog-home>`,
  );

describe('a top block', () => {
  it('has See all when it is a banner of items, and not when an editor made its slides [R-HOME-029 A-016]', async () => {
    const root = inside(await mountHome(1200, 'target,links'));
    const link = await root.findByRole<HTMLAnchorElement>('link', { name: 'See all of Target' });
    expect(new URL(link.href).pathname).to.equal('/catalog/see-all/InTargetGroup');
    await root.findByRole('link', { name: 'Two' });
    expect(root.queryAllByRole('link', { name: /See all/ })).to.have.length(1);
  });

  it('has See all when it shows picture and text [R-HOME-029]', async () => {
    const root = inside(await mountHome(1200, 'pictured'));
    await root.findByRole('link', { name: 'See all of Pictured' });
  });
});

for (const block of ['target', 'row'])
  describe(`the ${block} block while it loads`, () => {
    for (const widthPx of widths)
      it(`shows five placeholders, announces that it loads, and causes no layout shift at ${widthPx} px [R-HOME-044]`, async () => {
        const late = holdAnswer('/target-groups');
        const home = await mountHome(widthPx, `${block},below`, `${block}-${widthPx}`);
        const root = inside(home);
        const busy = () => home.shadowRoot?.querySelector('section [aria-busy]');
        await until(() => busy() != null, 'the placeholders');
        expect(busy()?.childElementCount).to.equal(5);
        root.getByText('Loading …');
        const top = () =>
          home.shadowRoot?.querySelector('[data-content-type=CustomList]')?.getBoundingClientRect().top;
        await until(() => top() !== undefined, 'the block below');
        const before = top();
        late.release();
        await until(() => root.queryAllByRole('article').length > 3, 'the items');
        await until(() => busy() == null, 'no placeholders');
        expect(top()).to.equal(before);
      });
  });

describe('a row that scrolls', () => {
  for (const blocks of ['target', 'row'])
    for (const widthPx of [320, 390, 800])
      it(`has scroll buttons at ${widthPx} px that cover no card on a phone: ${blocks} [O-3]`, async () => {
        const home = await mountHome(widthPx, blocks);
        const root = inside(home);
        const next = await root.findByRole<HTMLButtonElement>('button', { name: 'Next' });
        const previous = root.getByRole<HTMLButtonElement>('button', { name: 'Previous' });
        expect([previous.disabled, next.disabled]).to.deep.equal([true, false]);
        const { width, height, top } = next.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(24);
        const cards = root.getAllByRole('article').map((card) => card.getBoundingClientRect());
        if (widthPx < 768) expect(top).to.be.at.least(Math.max(...cards.map(({ bottom }) => bottom)));
        next.click();
        await until(() => !previous.disabled, 'the way back');
        const row = home.shadowRoot?.querySelector('section ul');
        row?.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
        await until(() => next.disabled, 'the end');
        expect(previous.disabled).to.equal(false);
      });
});
