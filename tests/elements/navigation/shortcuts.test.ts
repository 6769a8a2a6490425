import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const components = [block('Recommended', { contentType: 'InTargetGroup' })];
  const catalogs = [
    { id: '1', name: 'One', changeCatalog: true, components },
    { id: '2', name: 'Nursing', changeCatalog: true, components },
  ];
  const config = await configWith(portal, catalogs);
  attributes = `lang="en-GB" router="hash" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(() => {
  clearPage();
  for (const name of ['shortcuts', 'catalog']) localStorage.removeItem(`lp-catalog.${name}`);
  history.replaceState(null, '', location.pathname + location.search);
});

/** Presses a key on a node, and returns whether the catalog took it. */
function press(node: EventTarget, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...more,
  });
  return !node.dispatchEvent(event);
}

const ctrl = { ctrlKey: true };

async function openHome(more = '') {
  const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes} ${more}></lp-catalog-home>`);
  await inside(home).findAllByRole('article');
  return home;
}

/** The keys work from the first idle moment on, when a press is taken. */
async function openWithKeys() {
  const home = await openHome();
  const [first] = linksOf(home) as [HTMLElement];
  await until(() => press(first, '/'), 'the keys to work');
  const box = focused(home);
  box?.blur();
  return { home, box, first };
}

const focused = (home: HTMLElement) => home.shadowRoot?.activeElement as HTMLElement | null;
const linksOf = (home: HTMLElement) => [
  ...(home.shadowRoot?.querySelectorAll<HTMLElement>('article a') ?? []),
];
const isListOpen = (home: HTMLElement) =>
  inside(home).queryByRole('dialog', { name: 'Keyboard shortcuts' }) !== null;
const isPaletteOpen = (home: HTMLElement) => inside(home).queryByRole('dialog', { name: 'Go to' }) !== null;

describe('the keys of the catalog', () => {
  it('move the focus to the search box', async () => {
    const { box } = await openWithKeys();
    expect(box?.getAttribute('role')).to.equal('combobox');
  });

  it('move the focus between the cards of a row, and stop at its ends', async () => {
    const { home } = await openWithKeys();
    const [first, second] = linksOf(home);
    first?.focus();
    expect(press(first as HTMLElement, 'ArrowRight')).to.equal(true);
    expect(focused(home) === second).to.equal(true);
    press(second as HTMLElement, 'ArrowLeft');
    expect(focused(home) === first).to.equal(true);
    expect(press(first as HTMLElement, 'ArrowLeft')).to.equal(false);
  });

  it('leave every link in the order of Tab', async () => {
    const { home } = await openWithKeys();
    expect(linksOf(home).every((link) => link.tabIndex === 0)).to.equal(true);
  });

  it('do nothing outside the element, in a field, or with a modifier key', async () => {
    const { home, box, first } = await openWithKeys();
    for (const node of [document.body, box as HTMLElement])
      expect([press(node, '/'), press(node, '?')]).to.deep.equal([false, false]);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press(first, '/', { [modifier]: true })).to.equal(false);
    expect(isListOpen(home)).to.equal(false);
  });

  it('are turned off by the person in their list, and on again', async () => {
    const { home, first } = await openWithKeys();
    press(first, '?', { shiftKey: true });
    const list = await inside(home).findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(press(list, '/')).to.equal(false);
    inside(home).getByRole('checkbox', { name: 'Use keyboard shortcuts' }).click();
    inside(home).getByRole('button', { name: 'Close' }).click();
    await until(() => !isListOpen(home), 'the list to close');
    expect([press(first, '/'), press(first, 'ArrowRight'), press(first, 'k', ctrl)]).to.deep.equal([
      false,
      false,
      false,
    ]);
    press(first, '?');
    const again = await inside(home).findByRole<HTMLInputElement>('checkbox', {
      name: 'Use keyboard shortcuts',
    });
    expect(again.checked).to.equal(false);
    again.click();
    inside(home).getByRole('button', { name: 'Close' }).click();
    await until(() => !isListOpen(home), 'the list to close');
    expect(press(first, '/')).to.equal(true);
  });

  it('are turned off by the page', async () => {
    const { home, first } = await openWithKeys();
    home.setAttribute('shortcuts', 'off');
    await until(() => !press(first, '/'), 'the keys to be off');
    expect([press(first, '?'), press(first, 'k', ctrl)]).to.deep.equal([false, false]);
    expect([isListOpen(home), isPaletteOpen(home)]).to.deep.equal([false, false]);
  });
});

async function openPalette() {
  const { home } = await openWithKeys();
  expect(press(document.body, 'k', ctrl)).to.equal(true);
  await inside(home).findByRole('dialog', { name: 'Go to' });
  const box = inside(home).getByRole<HTMLInputElement>('combobox', {
    name: 'Screen, catalog or search text',
  });
  return { home, box };
}

function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

const optionsOf = (home: HTMLElement) =>
  inside(home)
    .queryAllByRole('option')
    .filter((option) => option.closest('[role=listbox]'))
    .map((option) => option.textContent);

describe('the command palette', () => {
  it('opens with the focus in its box, and lists screens and catalogs', async () => {
    const { home, box } = await openPalette();
    expect(focused(home) === box).to.equal(true);
    expect(optionsOf(home)).to.include.members(['Home', 'My lists', 'Nursing']).and.not.to.include('One');
  });

  it('opens the marked option on Enter', async () => {
    const { home, box } = await openPalette();
    type(box, 'nurs');
    await until(() => optionsOf(home).join() === 'Nursing,See all results for “nurs”', 'the catalog');
    expect(box.getAttribute('aria-activedescendant')).to.equal(
      inside(home).getByRole('option', { name: 'Nursing', selected: true }).id,
    );
    press(box, 'Enter');
    await until(() => location.hash.includes('id=2'), 'the other catalog');
    expect(isPaletteOpen(home)).to.equal(false);
  });

  it('searches for the typed text', async () => {
    const { home, box } = await openPalette();
    type(box, 'excel');
    await until(() => optionsOf(home).join() === 'See all results for “excel”', 'the search');
    press(box, 'Enter');
    await until(() => location.hash.includes('/catalog/search/excel'), 'the search');
  });

  it('leaves the key to a page that uses it, and to the fields of the page', async () => {
    const { home, first } = await openWithKeys();
    const field = document.body.appendChild(document.createElement('textarea'));
    expect(press(field, 'k', ctrl)).to.equal(false);
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', take);
    press(first, 'k', ctrl);
    document.removeEventListener('keydown', take);
    expect(isPaletteOpen(home)).to.equal(false);
  });
});
