import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const cardsEach = 6;
const list = (name: string) =>
  block(name, {
    contentType: 'CustomList',
    elements: Array.from({ length: cardsEach }, (_, at) => linkElement(`${name}, card ${at + 1}`)),
  });
const components = [...Array.from({ length: 9 }, (_, at) => list(`List ${at + 1}`)), list('Last')];

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(clearPage);

async function home() {
  const element = await mountIn(desktopPx, `<lp-catalog-home ${attributes}></lp-catalog-home>`);
  const root = inside(element);
  return { root, last: await root.findByRole('link', { name: 'Last, card 6' }) };
}

const isPainted = (node: Element) =>
  node.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });

describe('a block below the window', () => {
  it('is in the accessibility tree before it is painted [R-HOME-001]', async () => {
    const { root, last } = await home();
    expect(isPainted(last)).to.equal(false);
    expect(isPainted(root.getByRole('link', { name: 'List 1, card 1' }))).to.equal(true);
  });

  it('is painted after it scrolls into view [R-HOME-001]', async () => {
    const { last } = await home();
    last.scrollIntoView();
    await until(() => isPainted(last), 'the last block to be painted');
  });

  it('is painted when it has the focus [R-HOME-001]', async () => {
    const { last } = await home();
    last.focus();
    await until(() => isPainted(last), 'the link with the focus to be painted');
  });

  it('is painted when the page is printed [R-HOME-001]', async () => {
    const { last } = await home();
    dispatchEvent(new Event('beforeprint'));
    await until(() => isPainted(last), 'the last block to be painted');
  });
});
