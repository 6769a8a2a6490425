import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { pointAt, pressCode, pressesReachPage } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const elements = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gum', 'Hazel', 'Ivy'].map((name) =>
  linkElement(name),
);
// A saved order lasts, so each test has a list of its own.
const components = ['Dragged', 'Keyed', 'Scrolled'].map((name) =>
  block(name, {
    contentType: 'CustomList',
    itemLayout: 'SquareGrid',
    elements,
    customListAllowUserEdit: true,
  }),
);
let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(() => {
  clearPage();
  window.scrollTo(0, 0);
});

/** Mounts the list and points at it, since dragging is loaded on intent. */
async function open(name: string): Promise<HTMLElement> {
  const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes} blocks="${name}"></lp-catalog-home>`);
  await inside(home).findByRole('link', { name: 'Alder' });
  const card = firstCard(home);
  pointAt(card);
  // The cards mount again with the drag code.
  await until(() => !card.isConnected, 'the drag code');
  return home;
}

function firstCard(home: HTMLElement): HTMLElement {
  const [card] = inside(home).getAllByRole('article');
  if (!card) throw new Error('The list has no card.');
  return card;
}

const handleOf = (home: HTMLElement, name: string) =>
  inside(home).queryByRole('button', { name: `Drag ${name}` });
const names = (home: HTMLElement) =>
  inside(home)
    .getAllByRole('article')
    .map((card) => card.querySelector('a')?.textContent)
    .join(' ');

describe('dragging a row', () => {
  it('scrolls the page around the element near the lower edge of the window [R-HOME-036 A-108]', async () => {
    const home = await open('dragged');
    home.style.display = 'block';
    home.style.paddingBlockEnd = '3000px';
    const { left, top } = firstCard(home).getBoundingClientRect();
    const at = (clientY: number) => ({
      clientX: left + 60,
      clientY,
      button: 0,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    firstCard(home).dispatchEvent(new MouseEvent('mousedown', at(top + 60)));
    await inside(home).findByText('Alder is lifted, position 1 of 9.');
    await until(() => {
      document.dispatchEvent(new MouseEvent('mousemove', at(window.innerHeight - 5)));
      return window.scrollY > 100;
    }, 'a page that scrolls');
    document.dispatchEvent(new MouseEvent('mouseup', at(window.innerHeight - 5)));
    await pressesReachPage();
  });
});

describe('the keys that move a row', () => {
  /** Lifts the first card, and presses more keys without a pause. */
  async function liftAndPress(name: string, codes: readonly string[]) {
    const home = await open(name);
    const handle = handleOf(home, 'Alder');
    if (!handle) throw new Error('The card has no handle.');
    handle.focus();
    for (const code of ['Space', ...codes]) pressCode(handle, code);
    return home;
  }

  it('apply when they immediately follow the lift [A-109 O-3]', async () => {
    const home = await liftAndPress('keyed', ['ArrowRight', 'ArrowRight', 'Space']);
    await until(
      () => names(home).startsWith('Birch Cedar Alder Dogwood'),
      () => `Alder third, not ${names(home)}`,
    );
  });

  it('move it below the edge of the window, and the page scrolls along [A-109 O-3]', async () => {
    const home = await liftAndPress('scrolled', [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'Space',
    ]);
    await until(
      () => names(home).indexOf('Alder') > names(home).indexOf('Gum'),
      () => `Alder in the last row, not ${names(home)}`,
    );
    expect(window.scrollY).to.be.greaterThan(0);
  });
});
