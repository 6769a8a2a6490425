import { expect } from 'chai';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-lists.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"`;

/** The participant's own short list, or another. */
async function openList(more = 'list-id="6003"') {
  const element = await mountIn(desktopPx, `<lp-lists ${session} ${more}></lp-lists>`);
  const queries = inside(element);
  await queries.findAllByRole('article');
  const titles = () => queries.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  return { element, titles, ...queries };
}

const at = { clientX: 200, clientY: 300, button: 0, bubbles: true, composed: true, cancelable: true };
const pointer = (target: Element, type: string, more: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent(type, { ...at, ...more }));
const linkOf = (open: Awaited<ReturnType<typeof openList>>) =>
  open.getByRole('link', { name: open.titles()[0] ?? '' });

describe('an item in a list of one’s own', () => {
  it('opens a menu with Remove after a press of 300 ms [R-OTHER-053 R-ORDER-012 R-CONST-034]', async () => {
    const open = await openList();
    const { element, titles, findByRole, queryByRole } = open;
    const [first, ...others] = titles();
    const begun = performance.now();
    pointer(linkOf(open), 'pointerdown');
    await until(() => queryByRole('menu') !== null, 'a menu');
    expect(performance.now() - begun).to.be.greaterThan(290);
    pointer(linkOf(open), 'pointerup');
    const remove = await findByRole('menuitem', { name: 'Remove' });
    expect(element.shadowRoot?.activeElement).to.equal(remove);
    remove.click();
    await until(() => titles().join() === others.join(), 'the row gone');
    expect(first).not.to.equal(undefined);
    (await findByRole('button', { name: 'Undo' })).click();
    await until(() => titles().join() === [first, ...others].join(), 'the row at its old place');
    clearPage();
    expect((await openList()).titles()).to.deep.equal([first, ...others]);
  });

  it('cancels the press and vibrates for 100 ms when the finger moves over 30 px [R-ORDER-013 R-ORDER-014]', async () => {
    const open = await openList();
    const shaken: unknown[] = [];
    navigator.vibrate = (pattern) => shaken.push(pattern) > 0;
    pointer(linkOf(open), 'pointerdown');
    pointer(linkOf(open), 'pointermove', { clientX: at.clientX + 30 });
    expect(shaken).to.deep.equal([]);
    pointer(linkOf(open), 'pointermove', { clientX: at.clientX + 31 });
    expect(shaken).to.deep.equal([100]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(open.queryByRole('menu')).to.equal(null);
  });

  it('opens the menu by the context-menu key and by a button, and the focus stays nearby [O-3 R-ROLE-017]', async () => {
    const open = await openList();
    const { element, titles, findByRole, getByRole, queryByRole } = open;
    const [first = '', second = '', ...others] = titles();
    linkOf(open).dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true }),
    );
    await findByRole('menuitem', { name: 'Remove' });
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true });
    element.shadowRoot?.activeElement?.dispatchEvent(escape);
    await until(() => queryByRole('menu') === null, 'a closed menu');
    const button = getByRole('button', { name: `Remove ${first}` });
    button.focus();
    button.click();
    await until(() => titles().join() === [second, ...others].join(), 'the row gone');
    expect(element.shadowRoot?.activeElement).to.equal(getByRole('button', { name: `Remove ${second}` }));
    (await findByRole('button', { name: 'Undo' })).click();
    await until(() => titles().join() === [first, second, ...others].join(), 'the row back');
  });

  it('returns with a notification when its removal is refused [O-15]', async () => {
    const { titles, getByRole, findByText } = await openList();
    const before = titles();
    await portal.fault({ call: 'deleteListItem', mode: 'refuse', times: 1 });
    getByRole('button', { name: `Remove ${before[0]}` }).click();
    await findByText(/Something went wrong/);
    await until(() => titles().join() === before.join(), 'the row back');
    takeErrors();
  });

  it('has the menu for the owner only [A-108]', async () => {
    const open = await openList('list-id="6011"');
    expect(open.queryByRole('button', { name: /^Remove/ })).to.equal(null);
    pointer(linkOf(open), 'pointerdown');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(open.queryByRole('menu')).to.equal(null);
  });
});

describe('an item that is no longer in the catalog', () => {
  it('says so, has no favourite button, and its button removes it [R-FAV-018 R-FAV-019 R-FAV-020]', async () => {
    const { getAllByRole, findByText, findByRole, queryByText, queryByRole } =
      await openList('list-id="6002"');
    const text = await findByText(/not available/i);
    const row = text.closest('article') as HTMLElement;
    const title = row.querySelector('h3')?.textContent ?? '';
    expect(queryByRole('button', { name: `Add ${title} to favourites or lists` })).to.equal(null);
    const remove = await findByRole('button', { name: new RegExp(`: ${title}$`) });
    expect([...row.querySelectorAll('button')]).to.have.length(1);
    const count = getAllByRole('article').length;
    remove.click();
    await until(() => queryByText(/not available/i) === null, 'the item gone');
    expect(getAllByRole('article')).to.have.length(count - 1);
  });
});
