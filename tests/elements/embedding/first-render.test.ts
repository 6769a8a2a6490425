import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { before, describe, it } from '../support/mocha';
import { block, configWith, linkElement } from '../support/own-catalogs';
import { inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const blocks = 12;
const cards = 12;
let config = '';

before(async () => {
  const elements = Array.from({ length: cards }, (_, at) => linkElement(`Card ${at + 1}`));
  const components = Array.from({ length: blocks }, (_, at) =>
    block(`Block ${at + 1}`, { contentType: 'CustomList', itemLayout: 'Single', elements }),
  );
  config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  await import('/dist/lp-catalog-home.js');
});

/** Keeps what the root of an element held each time that something came or went. */
function watch(element: HTMLElement) {
  const seen: { quiet: number; cards: number }[] = [];
  const root = element.shadowRoot ?? element;
  const count = (selector: string) => root.querySelectorAll(selector).length;
  new MutationObserver(() => seen.push({ quiet: count('[aria-busy]'), cards: count('article') })).observe(
    root,
    { childList: true, subtree: true },
  );
  return seen;
}

describe('an element whose data is loaded', () => {
  it('renders no skeleton, and at first only the block that fills the window [R-HOME-044]', async () => {
    const container = mount(
      `<div><lp-catalog-home lang="en-GB" chrome="none" config="${config}"></lp-catalog-home></div>`,
    );
    const element = container.querySelector('lp-catalog-home') as HTMLElement;
    const seen = watch(element);
    await inside(element).findByRole('region', { name: 'Block 1' });
    await until(() => seen.some((one) => one.cards > 0), 'cards');
    expect(seen.filter(({ quiet }) => quiet > 0)).to.deep.equal([]);
    const first = seen.find((one) => one.cards > 0)?.cards;
    expect(first, 'the cards of one block fill the window').to.equal(cards);
    await until(() => seen.at(-1)?.cards === blocks * cards, 'the blocks below');
  });
});
