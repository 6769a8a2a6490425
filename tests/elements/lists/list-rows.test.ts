import { expect } from 'chai';
import { answerInstead } from '../support/at-route';
import { watchConsole } from '../support/console';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const real = window.fetch;
const phonePx = 390;

before(() => import('/dist/lp-lists.js'));
beforeEach(() => void (window.fetch = real));
afterEach(async () => {
  window.fetch = real;
  await portal.heal();
  clearPage();
});

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"`;
/** Answers stay in the page, so each test has a list of its own. */
let own = 'rows-0';
let lists = 0;

const entry = (number: number, more: object = {}) => ({
  id: `row-${number}`,
  elementId: `${number}`,
  type: 101,
  originalName: `Item ${number}`,
  orderNumber: number,
  isInMyFavorites: false,
  selectedLists: [],
  ...more,
});
const details = (number: number, more: object = {}) => ({
  id: `${number}`,
  type: 101,
  title: `Title ${number}`,
  description: 'Words about it',
  ...more,
});

interface Answers {
  items: readonly object[];
  listing: unknown;
  widthPx?: number;
}

async function openList({ items, listing, widthPx = desktopPx }: Answers) {
  lists += 1;
  own = `rows-${lists}`;
  const info = { id: own, name: 'A list', ownership: 'Owned', numberOfItems: items.length };
  answerInstead(`/lists/${own}/info`, JSON.stringify(info));
  answerInstead(`/lists/${own}/items`, JSON.stringify(items));
  const heal = answerInstead('/listing', JSON.stringify(listing));
  const element = await mountIn(widthPx, `<lp-lists ${session} list-id="${own}"></lp-lists>`);
  const queries = inside(element);
  await queries.findAllByRole('article');
  const titles = () => queries.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  return { element, heal, titles, ...queries };
}

describe('the rows of a list', () => {
  it('show the labels of the statuses of lists, and no others [R-STATUS-057 A-092]', async () => {
    const statuses = ['USNC', 'USCAE', 'USCE', 'USC', 'UNSU', 'USEE', 'USEWL', 'USNCal'];
    const { getAllByRole } = await openList({
      items: statuses.map((_, n) => entry(n + 1)),
      listing: { items: statuses.map((status, n) => details(n + 1, { courseCompletionStatus: status })) },
    });
    const labels = getAllByRole('article').map(
      (row) =>
        /Not completed|Expires soon|Expired|Completed|Enrolled|Signed up|Waiting list/i.exec(
          row.textContent,
        )?.[0],
    );
    expect(
      labels.slice(0, 4).every((label) => label !== undefined),
      labels.join(),
    ).to.equal(true);
    expect(labels.slice(4)).to.deep.equal([undefined, undefined, undefined, undefined]);
  });

  it('show their image on a narrow page, too [R-LISTS-005]', async () => {
    const { getAllByRole } = await openList({
      items: [entry(1)],
      listing: { items: [details(1)] },
      widthPx: phonePx,
    });
    const [row] = getAllByRole('article');
    const picture = row?.querySelector('img, svg')?.getBoundingClientRect();
    expect(picture?.width).to.be.greaterThan(40);
    expect(row?.scrollWidth).to.be.at.most(phonePx);
  });
});

describe('incomplete entries of a list', () => {
  const items = [
    entry(1),
    entry(2, { type: 999 }),
    entry(3),
    entry(4, { elementId: null, originalName: null }),
  ];

  it('stay at their position, say so and cannot be removed when they cannot be read [O-23]', async () => {
    const { titles, getAllByRole, queryByText } = await openList({
      items,
      listing: { items: [details(1), details(3)] },
    });
    expect(titles()).to.deep.equal(['Title 1', 'Item 2', 'Title 3', 'Unknown item']);
    const rows = getAllByRole('article');
    for (const at of [1, 3]) {
      expect(rows[at]?.textContent).to.contain('cannot be shown');
      expect(rows[at]?.querySelector('button, a')).to.equal(null);
    }
    expect(queryByText(/not available/)).to.equal(null);
  });

  it('are saved at their positions [O-23]', async () => {
    const { getByRole, getAllByRole, findByRole, findAllByRole } = await openList({
      items,
      listing: { items: [details(1), details(3)] },
    });
    getByRole('button', { name: 'Edit' }).click();
    await findByRole('dialog', { name: 'Edit list' });
    const handles = await findAllByRole('button', { name: /^Drag/ });
    expect(handles).to.have.length(4);
    const sent: unknown[] = [];
    const patched = window.fetch;
    window.fetch = (input, init) => {
      const { url } = input instanceof Request ? input : new Request(input);
      if (!url.endsWith('/lists/edit')) return patched(input, init);
      if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
      return Promise.resolve(new Response('{}'));
    };
    getByRole('button', { name: 'Move Item 2 earlier' }).click();
    await until(
      () => getAllByRole('button', { name: /^Drag/ })[0]?.title === 'Drag Item 2',
      'the item at its new place',
    );
    getByRole('button', { name: 'Save' }).click();
    await until(() => sent.length > 0, 'a saved list');
    expect(sent)
      .to.have.nested.property('[0].items')
      .that.deep.equals([
        { id: 'row-2', orderNumber: 1 },
        { id: 'row-1', orderNumber: 2 },
        { id: 'row-3', orderNumber: 3 },
        { id: 'row-4', orderNumber: 4 },
      ]);
  });

  it('keep their names when the listing cannot be read, and one button loads them all again [O-19 O-1]', async () => {
    const { heal, titles, getAllByRole, getByRole, queryByText, queryByRole, getByText } = await openList({
      items: [entry(1), entry(2)],
      listing: { rows: [] },
    });
    expect(titles()).to.deep.equal(['Item 1', 'Item 2']);
    getByText('2 items could not be loaded.');
    expect(queryByText(/not available/)).to.equal(null);
    for (const row of getAllByRole('article')) expect(row.querySelector('button')).to.equal(null);
    heal();
    answerInstead(`/lists/${own}/items`, JSON.stringify([entry(1), entry(2)]));
    answerInstead('/listing', JSON.stringify({ items: [details(1)] }));
    getByRole('button', { name: 'Try again' }).click();
    await until(() => titles().join() === 'Title 1,Item 2', 'the details');
    expect(queryByRole('button', { name: 'Try again' })).to.equal(null);
    getByText(/not available/);
  });
});
