import { expect } from 'chai';
import { takeErrors, watchConsole } from '../support/console';
import { pointAt, pressCode, pressesReachPage } from '../support/gestures';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const phonePx = 320;
const elements = ['Alder', 'Birch', 'Cedar'].map((name) => linkElement(name));
const list = (name: string, options = {}) =>
  block(name, { contentType: 'CustomList', itemLayout: 'SquareGrid', elements, ...options });
const components = [
  list('Own', { customListAllowUserEdit: true }),
  list('Broken', { customListAllowUserEdit: true }),
  list('Late', { customListAllowUserEdit: true }),
  list('Refused', {
    customListAllowUserEdit: true,
    elements: ['Dogwood', 'Elm'].map((name) => linkElement(name)),
  }),
  list('Fixed'),
];
let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
beforeEach(() => portal.forgetCalls());
afterEach(clearPage);
afterEach(() => portal.heal());

async function open(widthPx: number, name = 'own') {
  const home = await mountIn(widthPx, `<lp-catalog-home ${attributes} blocks="${name}"></lp-catalog-home>`);
  return { home, ...inside(home) };
}

const cards = (home: Element) =>
  inside(home)
    .queryAllByRole('article')
    .map((card) => card.querySelector('a')?.textContent);
const shows = (home: Element, names: string) =>
  until(
    () => cards(home).join(' ') === names,
    () => `the order ${names}, not ${cards(home).join(' ')}`,
  );
const saves = async () =>
  (await portal.calls()).filter(({ operationId }) => operationId === 'saveCustomElementsOrder').length;

/** What is seen at once is saved one after the other. */
async function savedTimes(count: number) {
  let now = 0;
  await until(
    async () => (now = await saves()) === count,
    () => `${count} saves, not ${now}`,
  );
}

/** Holds a card by mouse for a while, and moves it to another. */
async function drag(home: HTMLElement, { from, to, holdMs }: { from: number; to: number; holdMs: number }) {
  const all = inside(home).getAllByRole('article');
  const boxes = all.map((card) => card.getBoundingClientRect());
  const at = (index: number) => ({
    clientX: (boxes[index]?.left ?? 0) + 60,
    clientY: (boxes[index]?.top ?? 0) + 60,
    button: 0,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  all[from]?.dispatchEvent(new MouseEvent('mousedown', at(from)));
  await new Promise((resolve) => setTimeout(resolve, holdMs));
  document.dispatchEvent(new MouseEvent('mousemove', at(from)));
  for (let step = 0; step < 3; step += 1) {
    document.dispatchEvent(new MouseEvent('mousemove', at(to)));
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  document.dispatchEvent(new MouseEvent('mouseup', at(to)));
  await pressesReachPage();
}

/** Engines for a desk have no touch, or none that a script can make. */
function canTouch(): boolean {
  try {
    return new Touch({ identifier: 1, target: document.body }).identifier === 1;
  } catch {
    return false;
  }
}

/** Holds the handle of a card by a finger, and moves it to another card. */
async function dragByTouch(home: HTMLElement, { from, to }: { from: string; to: number }) {
  const handle = inside(home).getByRole('button', { name: `Drag ${from}` });
  const target = inside(home).getAllByRole('article')[to]?.getBoundingClientRect();
  const start = handle.getBoundingClientRect();
  const touch = (type: string, clientX: number, clientY: number) => {
    const finger = new Touch({ identifier: 1, target: handle, clientX, clientY });
    const touches = type === 'touchend' ? [] : [finger];
    const event = { touches, changedTouches: [finger], bubbles: true, composed: true, cancelable: true };
    // A finger's events go to what it first touched.
    handle.dispatchEvent(new TouchEvent(type, event));
  };
  touch('touchstart', start.left + 5, start.top + 5);
  await new Promise((resolve) => setTimeout(resolve, 260));
  for (let step = 0; step < 4; step += 1) {
    touch('touchmove', (target?.left ?? 0) + 60, start.top + 5);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  touch('touchend', (target?.left ?? 0) + 60, start.top + 5);
  await pressesReachPage();
}

/** The drag code loads when a pointer enters the list. The cards mount again with it. */
async function movePointerOver(home: HTMLElement) {
  const [card] = inside(home).getAllByRole('article');
  if (card) pointAt(card);
  await until(() => card?.isConnected === false, 'the drag code');
}

describe('an editable list', () => {
  it('only a list that allows it can be edited [R-HOME-035]', async () => {
    const { findByRole, queryByRole } = await open(desktopPx, 'fixed');
    await findByRole('link', { name: 'Alder' });
    expect(queryByRole('button', { name: /Edit|Hide|Move/ })).to.equal(null);
  });

  it('a card is dragged after 200 ms, and the new order is saved at once [R-HOME-036 R-ORDER-002 R-ORDER-010]', async () => {
    const { home, findByRole } = await open(desktopPx);
    await findByRole('link', { name: 'Alder' });
    await movePointerOver(home);
    await drag(home, { from: 0, to: 2, holdMs: 20 });
    expect(cards(home).join(' ')).to.equal('Alder Birch Cedar');
    expect(await saves()).to.equal(0);
    await drag(home, { from: 0, to: 2, holdMs: 260 });
    await shows(home, 'Birch Cedar Alder');
    await savedTimes(1);
    (await findByRole('button', { name: 'Move Alder earlier' })).click();
    await shows(home, 'Birch Alder Cedar');
    (await findByRole('button', { name: 'Move Alder earlier' })).click();
    await shows(home, 'Alder Birch Cedar');
    await savedTimes(3);
  });

  (canTouch() ? it : it.skip)('a card is dragged by touch at its handle [R-ORDER-011]', async () => {
    const { home, findByRole } = await open(desktopPx);
    await findByRole('link', { name: 'Alder' });
    await movePointerOver(home);
    await dragByTouch(home, { from: 'Alder', to: 2 });
    await shows(home, 'Birch Cedar Alder');
    await dragByTouch(home, { from: 'Alder', to: 0 });
    await shows(home, 'Alder Birch Cedar');
    await savedTimes(2);
  });

  it('a key on a handle lifts its card also when the drag code is not loaded yet [R-HOME-036 O-3]', async () => {
    const { home, findByRole, findByText, getByRole } = await open(desktopPx);
    const handle = await findByRole('button', {
      name: 'Drag Alder',
      description: /^Press Space or Enter to lift/,
    });
    handle.focus();
    pressCode(handle, 'Space');
    await findByText('Alder is lifted, position 1 of 3.');
    pressCode(getByRole('button', { name: 'Drag Alder' }), 'Escape');
    await findByText('Alder is back at position 1 of 3.');
    await shows(home, 'Alder Birch Cedar');
    expect(await saves()).to.equal(0);
  });

  it('Undo in the notification returns a hidden card to its position [R-ORDER-003 O-3]', async () => {
    const { home, findByRole, findByText } = await open(desktopPx);
    (await findByRole('button', { name: 'Hide Birch' })).click();
    await shows(home, 'Alder Cedar');
    await findByText('Birch is hidden.');
    (await findByRole('button', { name: 'Undo' })).click();
    await shows(home, 'Alder Birch Cedar');
    await savedTimes(2);
  });

  it('hiding a card saves at once and moves the focus to a nearby control [R-HOME-037 R-ORDER-003]', async () => {
    const { home, findByRole } = await open(desktopPx);
    (await findByRole('button', { name: 'Hide Birch' })).click();
    await shows(home, 'Alder Cedar');
    await until(
      () => home.shadowRoot?.activeElement?.getAttribute('title') === 'Hide Cedar',
      'the focus on the next one',
    );
    await savedTimes(1);
  });

  it('a narrow element has a dialog with draggable rows and a switch each [R-HOME-038 R-HOME-040 R-HOME-041]', async () => {
    const { home, findByRole, getAllByRole } = await open(phonePx);
    await findByRole('link', { name: 'Alder' });
    const hide = inside(home).queryByRole('button', { name: 'Hide Alder', hidden: true });
    expect(inside(home).queryByRole('button', { name: 'Hide Alder' })?.checkVisibility() ?? false).to.equal(
      false,
    );
    (await findByRole('button', { name: 'Edit Own' })).click();
    await findByRole('dialog', { name: 'Edit Own' });
    await findByRole('button', { name: 'Move Alder to the last place' });
    const handles = getAllByRole('button', { name: /^Drag/ }).filter((handle) => handle.checkVisibility());
    expect(handles).to.have.length(2);
    const toggles = getAllByRole('switch').map((toggle) => `${toggle.title} ${toggle.ariaChecked}`);
    expect(toggles).to.deep.equal(['Show Alder true', 'Show Cedar true', 'Show Birch false']);
    const eye = (control?: Element | null) => control?.querySelector('svg')?.getAttribute('data-icon');
    expect(eye(hide)).to.equal(eye(getAllByRole('switch')[0]));
    (await findByRole('switch', { name: 'Show Birch' })).click();
    await shows(home, 'Alder Cedar Birch');
    await savedTimes(1);
  });

  it('CLOSE closes the dialog and returns the focus to its button [R-HOME-042]', async () => {
    const { home, findByRole, getAllByRole, queryByRole } = await open(phonePx);
    (await findByRole('button', { name: 'Edit Own' })).click();
    await findByRole('dialog', { name: 'Edit Own' });
    getAllByRole('button', { name: 'Close' }).at(-1)?.click();
    await until(() => queryByRole('dialog') === null, 'no dialog');
    expect(home.shadowRoot?.activeElement?.getAttribute('aria-label')).to.equal('Edit Own');
  });

  it('a list whose cards are all hidden says so and keeps its edit button [R-ORDER-005 R-ERROR-015]', async () => {
    const { home, findByRole, findByText, getByRole } = await open(desktopPx);
    for (const name of ['Alder', 'Cedar', 'Birch'])
      (await findByRole('button', { name: `Hide ${name}` })).click();
    await findByText('You have hidden every element of this list.');
    getByRole('button', { name: 'Edit' }).click();
    for (const name of ['Alder', 'Birch', 'Cedar'])
      (await findByRole('switch', { name: `Show ${name}` })).click();
    await until(() => cards(home).length === 3, 'all of them');
  });
});

describe('an editable list when the portal refuses', () => {
  it('restores the old order and shows a notification [O-15 R-ERROR-001]', async () => {
    const { home, findByRole, findByText } = await open(desktopPx, 'broken');
    await findByRole('link', { name: 'Alder' });
    await portal.fault({ call: 'saveCustomElementsOrder', mode: 'refuse' });
    (await findByRole('button', { name: 'Move Alder later' })).click();
    await findByText('Something went wrong. Please try again later.');
    await shows(home, 'Alder Birch Cedar');
    takeErrors();
  });

  it('shows a list in its configured order, with Try again instead of editing, when its order cannot be read [R-ERROR-013 R-ORDER-002]', async () => {
    await portal.fault({ call: 'customElementsOrder', mode: 'refuse' });
    const { home, findByRole, findByText, queryByRole } = await open(desktopPx, 'late');
    const retry = await findByRole('button', { name: 'Try again' });
    await shows(home, 'Alder Birch Cedar');
    await findByText(/^Your own order could not be loaded/);
    expect(queryByRole('button', { name: /Edit|Hide|Move|Drag/ })).to.equal(null);
    retry.focus();
    await portal.heal();
    retry.click();
    await findByRole('button', { name: 'Hide Alder' });
    expect(queryByRole('button', { name: 'Try again' })).to.equal(null);
    await until(
      () => home.shadowRoot?.activeElement?.getAttribute('aria-label') === 'Edit Late',
      'the focus on the edit button',
    );
    expect(await saves()).to.equal(0);
    takeErrors();
  });

  it('restores a card and removes the Undo notification when hiding is refused [O-15 R-ORDER-003]', async () => {
    const { home, findByRole, queryByText } = await open(desktopPx, 'refused');
    const hide = await findByRole('button', { name: 'Hide Elm' });
    await portal.fault({ call: 'saveCustomElementsOrder', mode: 'refuse' });
    hide.click();
    await savedTimes(1);
    await until(() => queryByText('Elm is hidden.') === null, 'the notification to go');
    await shows(home, 'Dogwood Elm');
    takeErrors();
  });
});
