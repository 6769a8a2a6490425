import { expect } from 'chai';
import { watchConsole } from './support/console';
import { afterEach, before, describe, it } from './support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from './support/own-catalogs';
import { clearPage, inside, openPortal, until } from './support/page';

const portal = openPortal();
watchConsole();

const cardsEach = 6;
const list = (name: string, given = {}) =>
  block(name, {
    contentType: 'CustomList',
    elements: Array.from({ length: cardsEach }, (_, at) => linkElement(`${name}, card ${at + 1}`)),
    ...given,
  });
const components = [
  ...Array.from({ length: 7 }, (_, at) => list(`List ${at + 1}`)),
  // It asks when it comes near, and holds those below it back until then or until patience ends.
  block('Held by', { contentType: 'News' }),
  list('Held'),
  list('Arranged', { customListAllowUserEdit: true }),
  list('Last'),
];

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(clearPage);

/** The height of a block that was never laid out. */
const unknownPx = 300;

/** What is left out is also cut off at its edge, where a ring of the focus stands: an engine without this draws all. */
const canRest = CSS.supports('overflow-clip-margin: 1rem');

async function home() {
  const element = await mountIn(desktopPx, `<lp-catalog-home ${attributes}></lp-catalog-home>`);
  const sections = () => [...(element.shadowRoot?.querySelectorAll('section') ?? [])];
  return {
    element,
    root: inside(element),
    places: () => sections().flatMap(({ parentElement }) => parentElement ?? []),
  };
}

async function restingHome() {
  const { element, root, places } = await home();
  const isAtRest = (place: HTMLElement) =>
    getComputedStyle(place).contentVisibility === 'auto' && place.offsetHeight !== unknownPx;
  const atRest = () => places().filter(isAtRest);
  // The first is in sight at once, and a list that is arranged shows its cards outside of it.
  const areAtRest = () => places().length === components.length && atRest().length === components.length - 2;
  await until(areAtRest, () => `all but two to rest, not ${atRest().length} of ${places().length}`);
  const whole = () => {
    for (const place of places()) place.style.contentVisibility = 'visible';
    return element.offsetHeight;
  };
  return { element, root, places, areAtRest, whole };
}

const isPainted = (node: Element) =>
  node.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });

const whereItCanRest = () => {
  it('R-HOME-001 is left out by the browser once it was laid out, and keeps its height', async () => {
    const { element, root, whole } = await restingHome();
    const last = await root.findByRole('link', { name: 'Last, card 6' });
    expect(isPainted(last)).to.equal(false);
    expect(isPainted(root.getByRole('link', { name: 'List 1, card 1' }))).to.equal(true);
    last.focus();
    await until(() => isPainted(last), 'what has the focus');
    const heightPx = element.offsetHeight;
    expect(whole()).to.equal(heightPx);
  });

  it('R-HOME-001 has another height where the element becomes narrow', async () => {
    const { element, places, areAtRest, whole } = await restingHome();
    const lastPx = () => places().at(-1)?.offsetHeight;
    const widePx = lastPx();
    if (element.parentElement) element.parentElement.style.width = '360px';
    await until(() => lastPx() !== widePx && areAtRest(), 'the last to rest with another height');
    const narrowPx = element.offsetHeight;
    expect(whole()).to.equal(narrowPx);
  });
};

const whereItCannotRest = () => {
  it('R-HOME-001 is drawn whole', async () => {
    const { root, places } = await home();
    const last = await root.findByRole('link', { name: 'Last, card 6' });
    await until(() => isPainted(last), 'the last to be laid out');
    const [first] = places();
    await until(() => places().at(-1)?.className !== first?.className, 'the last to be asked to rest');
    expect(isPainted(last)).to.equal(true);
  });
};

describe('a block far from the window', canRest ? whereItCanRest : whereItCannotRest);
