import { expect } from 'chai';
import { answerInstead, openAt, queryNow } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const off = { showMAStatusFilter: false, showMATypeFilter: false, showMAArchivedFilter: false };
const link = linkElement('Done so far', { type: 'InternalPageLink', description: 'What I completed.' });
const catalog = (id: string, flags: object = {}) => ({
  id,
  name: id,
  components: [
    block('My own', { contentType: 'MyActivities', ...flags }),
    block('Links', { contentType: 'CustomList', elements: [link] }),
  ],
});
const tries = ['try-0', 'try-1', 'try-2', 'try-3', 'try-4', 'try-5'];

let attributes = '';
let restore = () => {};

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [
    ...['1', ...tries].map((id) => catalog(id)),
    catalog('off', off),
    { id: 'bare', name: 'bare', components: [] },
  ]);
  attributes = `chrome="none" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(async () => {
  restore();
  restore = () => {};
  clearPage();
  await portal.heal();
});

const open = async (query = '', { id = '1', path = 'see-all/MyActivities', width = desktopPx } = {}) => {
  const element = await openAt(attributes, `/catalog/${path}?id=${id}${query}`, width);
  return { element, root: inside(element) };
};
const filled = async (...args: Parameters<typeof open>) => {
  const page = await open(...args);
  await page.root.findAllByRole('article');
  const box = (name: string) => page.root.getByRole('checkbox', { name });
  const whenLoaded = () =>
    until(() => page.element.shadowRoot?.querySelector('[inert]') === null, 'the new cards');
  return { ...page, box, whenLoaded };
};
const queries = async () =>
  (await portal.calls())
    .filter(({ operationId }) => operationId === 'allUserActivities')
    .map(({ query }) => query);

describe('my activities', () => {
  it('has a menu with all dates as one file [O-26]', async () => {
    const { root } = await filled();
    root.getByRole('button', { name: 'Add to my calendar' }).click();
    await root.findByRole('menuitem', { name: 'Download all my dates' });
    expect(root.queryByRole('menuitem', { name: 'Subscribe to my dates' })).to.equal(null);
  });

  it('has its title and a panel of 350 px, which the button hides [R-SEEALL-001 R-SEEALL-004 R-CONST-016]', async () => {
    const { root } = await filled();
    root.getByRole('heading', { name: 'My own' });
    const panel = () => root.queryByRole('complementary', { name: 'Filters' });
    expect(panel()?.getBoundingClientRect().width).to.equal(350);
    root.getByRole('button', { name: 'Filters' }).click();
    await until(() => panel() === null, 'no panel');
  });

  it('searches by text on Enter and from three characters [R-SEEALL-006]', async () => {
    const { root, whenLoaded } = await filled();
    const field = root.getByRole('textbox', { name: 'Search text' });
    typeInto(field, 'fi');
    await root.findByText('Type 1 more character to search');
    pressKey(field, 'Enter');
    expect(queryNow().get('mas')).to.equal(null);
    typeInto(field, 'first');
    pressKey(field, 'Enter');
    await until(() => queryNow().get('mas') === 'first', 'the text in the address');
    await root.findByRole('link', { name: /First aid/ });
    await whenLoaded();
    const isFound = (card: HTMLElement) => /first/i.test(card.textContent);
    await until(() => root.queryAllByRole('article').every(isFound), 'cards with the text only');
  });

  it('filters by status through the address [R-SEEALL-007 R-BLOCKLOAD-015]', async () => {
    const { root, box, whenLoaded } = await filled();
    await portal.forgetCalls();
    box('Completed').click();
    await root.findByRole('button', { name: 'Remove filter Completed' });
    await whenLoaded();
    expect(await queries()).to.deep.equal(['?sat=1']);
    expect(queryNow().get('sat')).to.equal('1');
    for (const card of root.getAllByRole('article')) expect(card.textContent).to.include('Completed');
  });

  it('filters by type, and combines several filters [R-SEEALL-008]', async () => {
    const { root, box, whenLoaded } = await filled();
    box('Conference').click();
    await root.findByRole('button', { name: 'Remove filter Conference' });
    box('Course').click();
    await root.findByRole('button', { name: 'Remove filter Course' });
    await whenLoaded();
    expect(queryNow().getAll('at')).to.deep.equal(['3', '1']);
    for (const card of root.getAllByRole('article')) expect(card.textContent).to.match(/Course|Conference/);
  });

  it('hides a filter whose flag is off [R-SEEALL-009 R-SEEALL-010 R-SEEALL-011]', async () => {
    const { root } = await filled('', { id: 'off' });
    expect(root.queryAllByRole('group').map((one) => one.textContent)).not.to.include('Status');
    expect(root.queryByRole('checkbox', { name: 'Completed' })).to.equal(null);
    expect(root.queryByRole('checkbox', { name: 'Conference' })).to.equal(null);
    expect(root.queryByRole('switch', { name: 'Include archived' })).to.equal(null);
  });

  it('shows every filter by default, also without a block [A-032]', async () => {
    const { root, box } = await filled('', { id: 'bare' });
    root.getByRole('heading', { name: 'My activities' });
    box('Completed');
    box('Conference');
    root.getByRole('switch', { name: 'Include archived' });
  });

  it('includes archived activities on request, with a chip that removes the filter [R-SEEALL-012 R-FILTER-016]', async () => {
    const { root, whenLoaded } = await filled();
    await portal.forgetCalls();
    const toggle = root.getByRole<HTMLInputElement>('switch', { name: 'Include archived' });
    expect(toggle.checked).to.equal(false);
    toggle.click();
    const chip = await root.findByRole('button', { name: 'Remove filter Include archived' });
    await whenLoaded();
    expect(await queries()).to.deep.equal(['?maa=true']);
    chip.click();
    await until(() => !toggle.checked, 'the switch to go off');
    expect(queryNow().get('maa')).to.equal(null);
  });

  it('adds the next page, and offers no more after the last [R-SEEALL-024 R-BLOCKLOAD-013]', async () => {
    const rows = (count: number, first: number) =>
      Array.from({ length: count }, (_, at) => ({ id: first + at, name: `Own ${first + at}`, type: 101 }));
    const answer = (page: number, count: number) =>
      answerInstead(`/12/${page}`, JSON.stringify({ userActivities: rows(count, page * 12) }));
    const stops = [answer(0, 12), answer(1, 2)];
    restore = () => stops.reverse().forEach((stop) => stop());
    const { root } = await filled('', { id: 'try-5' });
    root.getByRole('button', { name: 'Show more' }).click();
    await until(() => root.getAllByRole('article').length === 14, 'fourteen cards');
    expect(root.queryByRole('button', { name: 'Show more' })).to.equal(null);
  });
});

describe('my activities from a link', () => {
  const path = 'my-activities/done-so-far';

  it('has the way back and the name and description of the element [R-LINKHEADER-001 R-LINKHEADER-002 R-LINKHEADER-003]', async () => {
    const { root } = await filled('&sat=1', { path });
    root.getByRole('link', { name: 'Back' });
    root.getByRole('heading', { name: 'Done so far' });
    root.getByText('What I completed.');
    root.getByRole('button', { name: 'Remove filter Completed' });
  });

  it('has a layout choice, on mobile as a switch of two options [R-LINKHEADER-004 R-SEEALL-003]', async () => {
    const { root } = await filled('', { path, width: 390 });
    root.getByRole('radio', { name: 'List', checked: true });
    root.getByRole('radio', { name: 'Calendar' }).click();
    await until(() => queryNow().get('st') === '2', 'the calendar in the address');
    expect(root.getAllByRole('region').length).to.be.greaterThan(1);
  });

  it('has a filter dialog on mobile that changes nothing before Apply [R-LINKHEADER-005 R-FILTER-013]', async () => {
    const { root, whenLoaded } = await filled('&sat=1', { path, width: 390 });
    root.getByRole('button', { name: 'Filters (1 active)' }).click();
    await root.findByRole('dialog', { name: 'Filters' });
    root.getByRole('switch', { name: 'Include archived' }).click();
    expect(queryNow().get('maa')).to.equal(null);
    root.getByRole('button', { name: 'Apply' }).click();
    await root.findByRole('button', { name: 'Filters (2 active)' });
    await whenLoaded();
    expect(queryNow().get('maa')).to.equal('true');
  });
});

describe('my activities without results', () => {
  it('shows the general text and the way to activities [R-ERROR-042]', async () => {
    restore = answerInstead('/all-user-activities/', '{"userActivities":[]}');
    const { root } = await open('', { id: 'try-0' });
    await root.findByText('There is nothing to show.');
    root.getByRole('link', { name: 'Find activities' });
  });

  it('says that nothing fits the filters, and clears them [R-ERROR-042]', async () => {
    const { root } = await open('&mas=qqqxyzzy&sat=1', { id: 'try-1' });
    await root.findByText(/No results matched your search/);
    const [, clear] = root.getAllByRole('button', { name: 'Clear all' });
    clear?.click();
    await root.findAllByRole('article');
    expect(queryNow().get('mas')).to.equal(null);
  });
});

describe('my activities whose call fails', () => {
  for (const [at, mode] of ['refuse', 'malformed'].entries())
    it(`reports the failure for “${mode}”, and Retry loads [R-ERROR-025]`, async () => {
      await portal.fault({ call: 'allUserActivities', mode });
      const { root } = await open('', { id: `try-${2 + at}` });
      await root.findByText('It was not possible to get data for My activities.');
      await portal.heal();
      root.getByRole('button', { name: 'Retry' }).click();
      await root.findAllByRole('article');
      takeErrors();
    });

  it('ignores a late answer when another filter was chosen after it [O-2]', async () => {
    const { root, box, whenLoaded } = await filled('', { id: 'try-4' });
    await portal.fault({ call: 'allUserActivities', mode: 'late', ms: 500, times: 1 });
    box('Completed').click();
    await root.findByRole('button', { name: 'Remove filter Completed' });
    box('Completed').click();
    box('Signed up').click();
    await until(() => root.queryByRole('button', { name: 'Remove filter Completed' }) === null, 'one filter');
    await root.findByRole('button', { name: 'Remove filter Signed up' });
    await whenLoaded();
    await new Promise((resolve) => setTimeout(resolve, 600));
    for (const card of root.getAllByRole('article')) expect(card.textContent).to.include('Signed up');
  });
});
