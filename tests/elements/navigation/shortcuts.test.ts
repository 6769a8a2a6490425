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
  const config = await configWith(portal, [{ id: '1', name: 'One', components }]);
  attributes = `lang="en-GB" router="hash" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(() => {
  clearPage();
  localStorage.removeItem('lp-catalog.shortcuts');
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

async function openHome(more = '') {
  const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes} ${more}></lp-catalog-home>`);
  await inside(home).findAllByRole('article');
  return home;
}

/** The keys work from the first idle moment on, when a press is taken. */
async function openWithKeys() {
  const home = await openHome();
  await until(() => press(document.body, '/'), 'the keys to work');
  const box = focused(home);
  box?.blur();
  return { home, box };
}

const focused = (home: HTMLElement) => home.shadowRoot?.activeElement as HTMLElement | null;
const linksOf = (home: HTMLElement) => [
  ...(home.shadowRoot?.querySelectorAll<HTMLElement>('article a') ?? []),
];
const isListOpen = (home: HTMLElement) =>
  inside(home).queryByRole('dialog', { name: 'Keyboard shortcuts' }) !== null;

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
    expect(focused(home)).to.equal(second);
    press(second as HTMLElement, 'ArrowLeft');
    expect(focused(home)).to.equal(first);
    expect(press(first as HTMLElement, 'ArrowLeft')).to.equal(false);
  });

  it('leave every link in the order of Tab', async () => {
    const { home } = await openWithKeys();
    expect(linksOf(home).map((link) => link.tabIndex)).to.satisfy((all: number[]) =>
      all.every((index) => index === 0),
    );
  });

  it('do nothing in a field of the page, or with a modifier key', async () => {
    const { home } = await openWithKeys();
    const field = document.body.appendChild(document.createElement('textarea'));
    expect([press(field, '/'), press(field, '?')]).to.deep.equal([false, false]);
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(press(document.body, '/', { [modifier]: true })).to.equal(false);
    expect(isListOpen(home)).to.equal(false);
    field.remove();
  });

  it('are turned off by the person in their list, and on again', async () => {
    const { home } = await openWithKeys();
    press(document.body, '?', { shiftKey: true });
    const list = await inside(home).findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(press(list, '/')).to.equal(false);
    inside(home).getByRole('checkbox', { name: 'Use keyboard shortcuts' }).click();
    inside(home).getByRole('button', { name: 'Close' }).click();
    await until(() => !isListOpen(home), 'the list to close');
    const [first] = linksOf(home) as [HTMLElement];
    expect([press(document.body, '/'), press(document.body, '?'), press(first, 'ArrowRight')]).to.deep.equal([
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
    expect(press(document.body, '/')).to.equal(true);
  });

  it('are turned off by the page', async () => {
    const { home } = await openWithKeys();
    home.setAttribute('shortcuts', 'off');
    await until(() => !press(document.body, '/'), 'the keys to be off');
    press(document.body, '?');
    expect(isListOpen(home)).to.equal(false);
  });
});
