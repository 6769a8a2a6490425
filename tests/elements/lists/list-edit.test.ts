import { expect } from 'chai';
import { takeErrors, watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, nextEvent, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-lists.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"`;
const deletions = async () =>
  (await portal.calls()).filter(({ operationId }) => operationId === 'deleteList').length;

/** The participant's lists: one of 45 items, a short one, and one to be deleted. */
const [long, short, spare] = ['6001', '6003', '6002'];

async function openDialog(id: string) {
  const element = await mountIn(desktopPx, `<lp-lists ${session} list-id="${id}"></lp-lists>`);
  const queries = inside(element);
  (await queries.findByRole('button', { name: 'Edit' })).click();
  const dialog = await queries.findByRole('dialog', { name: 'Edit list' });
  await queries.findAllByRole('button', { name: /^Drag/ });
  const name = queries.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const rows = () =>
    queries.getAllByRole('button', { name: /^Drag/ }).map((one) => one.title.replace(/^Drag /, ''));
  const titles = () =>
    queries.getAllByRole('heading', { level: 3, hidden: true }).map((one) => one.textContent);
  const press = (label: string) => queries.getByRole('button', { name: label }).click();
  return { element, dialog, name, rows, titles, press, ...queries };
}

const isGone = (dialog: HTMLElement) => () => !dialog.isConnected;
const save = async (open: Awaited<ReturnType<typeof openDialog>>) => {
  open.press('Save');
  await until(isGone(open.dialog), 'a closed dialog');
};

describe('the edit dialog of a list', () => {
  it('has the fields name and description [R-LISTS-008 R-LISTS-019 R-LISTS-020]', async () => {
    const { element, name, getByRole } = await openDialog(long);
    expect(name.value).to.equal('To learn this year');
    expect(getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).to.match(
      /^A little of everything/,
    );
    expect(element.shadowRoot?.querySelector('dialog')?.open).to.equal(true);
  });

  it('shows 30 items, and 30 more each time [R-LISTS-023 R-LISTS-024 R-CONST-025]', async () => {
    const { rows, getByText, press, queryByRole } = await openDialog(long);
    expect(rows()).to.have.length(30);
    getByText('30 of 45 items shown');
    press('Show more items');
    await until(() => rows().length === 45, 'all items');
    expect(queryByRole('button', { name: 'Show more items' })).to.equal(null);
  });

  it('reorders its rows by buttons and keys, and keeps the items that are not shown [R-LISTS-021 R-LISTS-025 R-ROLE-016]', async () => {
    const open = await openDialog(long);
    const { rows, titles, press, findByText, getByRole } = open;
    const before = titles();
    const [first = '', second = '', third = ''] = rows();
    const picture = open.dialog.querySelector('li img, li svg')?.getBoundingClientRect();
    expect(picture?.height).to.be.lessThan(41);
    press(`Move ${first} later`);
    await findByText(`${first}, position 2 of 45.`);
    expect(rows().slice(0, 3)).to.deep.equal([second, first, third]);
    const handle = getByRole('button', { name: `Drag ${third}` });
    handle.focus();
    pressKey(handle, 'Home');
    await findByText(`${third}, position 1 of 45.`);
    await save(open);
    const expected = [third, second, first, ...before.slice(3)];
    await until(() => titles().join() === expected.join(), 'the new order of all 45');
  });

  it('changes nothing before it is saved, and asks before leaving [R-FAV-016 R-ROLE-014]', async () => {
    const { dialog, name, press, findByRole, getByRole } = await openDialog(short);
    typeInto(name, 'Noget andet');
    getByRole('heading', { name: 'Safety first', hidden: true });
    press('Cancel');
    await findByRole('dialog', { name: 'Discard your changes?' });
    press('Keep editing');
    await until(() => dialog.querySelector('dialog') === null, 'the question gone');
    expect(name.value).to.equal('Noget andet');
    press('Cancel');
    await findByRole('button', { name: 'Discard' });
    press('Discard');
    await until(isGone(dialog), 'a closed dialog');
    getByRole('heading', { name: 'Safety first' });
  });

  it('requires a name, removes items, and saves both [R-VALID-011 R-LISTS-022 R-ROLE-017]', async () => {
    const open = await openDialog(short);
    const { element, name, rows, getByRole, findByRole, titles } = open;
    const saveButton = getByRole<HTMLButtonElement>('button', { name: 'Save' });
    typeInto(name, '  ');
    await until(() => saveButton.disabled, 'a button that cannot be pressed');
    typeInto(name, ' Sikkerhed altid ');
    const [gone = '', ...stay] = rows();
    // The page behind the dialog has such buttons too.
    const remove = open.dialog.querySelector<HTMLElement>(`button[title="Remove ${gone}"]`);
    remove?.focus();
    remove?.click();
    await until(() => rows().length === 3, 'three rows');
    const { activeElement } = element.shadowRoot ?? {};
    expect(activeElement?.getAttribute('title')).to.equal(`Remove ${stay[0]}`);
    const changed = nextEvent<{ change: string }>(element, 'lp-list-change');
    await save(open);
    expect((await changed).detail.change).to.equal('edited');
    await findByRole('heading', { name: 'Sikkerhed altid' });
    await until(() => titles().join() === stay.join(), 'the rows that stay');
  });

  it('reports that the list is saved [R-FAV-017 R-ERROR-009]', async () => {
    const open = await openDialog(short);
    await portal.forgetCalls();
    typeInto(open.getByRole('textbox', { name: 'Description' }), 'Kort og godt');
    await save(open);
    await open.findByText('The list is saved.');
    await open.findByText('Kort og godt');
    expect((await portal.calls()).map(({ operationId }) => operationId)).to.include('editList');
  });

  it('stays open with all changes when saving fails [R-ERROR-005]', async () => {
    const open = await openDialog(short);
    typeInto(open.name, 'Endnu et navn');
    await portal.fault({ call: 'editList', mode: 'refuse', times: 1 });
    open.press('Save');
    await open.findByText(/Something went wrong/);
    expect(open.dialog.isConnected).to.equal(true);
    expect(open.name.value).to.equal('Endnu et navn');
    await until(() => open.queryByRole('button', { name: 'Save' }) !== null, 'a button to try again');
    await save(open);
    takeErrors();
  });

  it('asks before it deletes, and Cancel returns to it [R-LISTS-009 R-LISTS-010 R-ROLE-018]', async () => {
    const { element, dialog, press, findByRole, getByRole } = await openDialog(spare);
    press('Delete list');
    const question = await findByRole('dialog', { name: 'Delete list?' });
    const buttons = () => [...question.querySelectorAll('footer button')] as HTMLElement[];
    buttons()[0]?.click();
    await until(isGone(question), 'the question gone');
    expect(dialog.isConnected).to.equal(true);
    press('Delete list');
    const again = await findByRole('dialog', { name: 'Delete list?' });
    ([...again.querySelectorAll('footer button')] as HTMLElement[]).at(-1)?.click();
    await findByRole('tab', { name: 'My lists', selected: true });
    await findByRole('link', { name: 'To learn this year' });
    getByRole('tab', { name: 'My favourites' });
    const list = () => inside(element).queryByRole('link', { name: 'For the Monday meeting' });
    expect(list()).to.equal(null);
    (await findByRole('button', { name: 'Undo' })).click();
    await until(() => list() !== null, 'the list back');
    expect(await deletions()).to.equal(0);
  });

  it('deletes the list when the time for Undo ends [R-API-031 R-LISTS-022]', async () => {
    const { element, press, findByRole, findByText } = await openDialog(spare);
    press('Delete list');
    const question = await findByRole('dialog', { name: 'Delete list?' });
    ([...question.querySelectorAll('footer button')] as HTMLElement[]).at(-1)?.click();
    await findByRole('tab', { name: 'My lists', selected: true });
    const changed = nextEvent<{ change: string }>(element, 'lp-list-change');
    const message = (await findByText('“For the Monday meeting” is deleted.')).closest('[part=toast]');
    message?.querySelector<HTMLElement>('[title="Close message"]')?.click();
    expect((await changed).detail.change).to.equal('deleted');
    expect(await deletions()).to.equal(1);
    expect(inside(element).queryByRole('link', { name: 'For the Monday meeting' })).to.equal(null);
  });
});
