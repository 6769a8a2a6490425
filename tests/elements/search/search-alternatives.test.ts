import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));
afterEach(clearPage);

interface EngineCall {
  params: { query: string; facetFilters?: string[][]; page: number; hitsPerPage: number };
}

const courseType = 101;
const articleType = 400;
const titles: readonly [title: string, type: number][] = [
  ['First aid for a child', courseType],
  ['First aid: child and adult', articleType],
  ['Pottery for all', articleType],
  ['Pottery: glazing', courseType],
  ['Pottery: throwing', articleType],
  ['Pottery: firing', articleType],
  ['Pottery: clay', articleType],
];

/** A client over a few records, which must have every word of the query. It may hold answers back. */
function aClient() {
  const requests: EngineCall['params'][] = [];
  let isWaiting: (params: EngineCall['params']) => boolean = () => false;
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const search = async (calls: EngineCall[]) => {
    requests.push(...calls.map(({ params }) => params));
    if (calls[0] && isWaiting(calls[0].params)) await gate;
    return { results: calls.map(({ params }) => answerTo(params)) };
  };
  return {
    source: { searchClient: { search }, indexName: 'offers' },
    requests,
    /** Holds the answers to searches with fewer filters. */
    holdBelow: (filters: number) => {
      isWaiting = ({ facetFilters = [] }) => facetFilters.length < filters;
    },
    open,
  };
}

function answerTo({ query, facetFilters }: EngineCall['params']) {
  const words = query.toLowerCase().split(' ');
  const types = (facetFilters?.flat() ?? []).filter((one) => one.startsWith('type:'));
  const found = titles
    .filter(([title]) => words.every((word) => title.toLowerCase().split(/\W+/).includes(word)))
    .filter(([, type]) => types.length === 0 || types.includes(`type:${type}`));
  return { hits: found.map(([title, type]) => ({ objectID: title, title, type })), nbHits: found.length };
}

async function search(phrase: string, client = aClient()) {
  const mounted = mountIn(
    desktopPx,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="${phrase}"></lp-search>`,
  );
  Reflect.set(
    document.body.lastElementChild?.querySelector('lp-search') ?? {},
    'searchSource',
    client.source,
  );
  const element = await mounted;
  return { element, root: inside(element), client };
}

const check = async (root: ReturnType<typeof inside>, name: RegExp) =>
  (await root.findByRole('checkbox', { name })).click();
const without = (root: ReturnType<typeof inside>) =>
  root.getAllByRole('button', { name: /^Search without/ }).map(({ textContent }) => textContent);
const rows = (root: ReturnType<typeof inside>) =>
  root.queryAllByRole('article').map((row) => row.querySelector('h3, h4')?.textContent);

/** Finds one record, which is no course. Holds the answers to searches with fewer filters than `filters`. */
async function searchWithFilters(filters = 0) {
  const opened = await search('clay');
  await opened.root.findByRole('link', { name: 'Pottery: clay' });
  await check(opened.root, /^Available seats/);
  await opened.root.findByRole('button', { name: /^Search without “Available seats”.*, 1 result$/ });
  opened.client.holdBelow(filters);
  await check(opened.root, /^Course/);
  await opened.root.findByText(/^No results matched your search/);
  return opened;
}

describe('a search without results', () => {
  it('shows the nearest results by the content words of a question, and says their number once [R-SEARCH-014 O-4]', async () => {
    const { root } = await search('how do I give first aid to a child?');
    await root.findByRole('heading', { name: 'Nearest results for “first aid child”', level: 3 });
    expect(rows(root)).to.deep.equal(['First aid for a child', 'First aid: child and adult']);
    const spoken = () => root.getAllByRole('status').filter(({ textContent }) => /Nearest/.test(textContent));
    await until(() => spoken().length > 0, 'the number');
    expect(spoken().map(({ textContent }) => textContent)).to.deep.equal([
      'Nearest results for “first aid child”: 2 results',
    ]);
    root.getByRole('link', { name: 'Show all 2 results' }).click();
    await root.findByRole('heading', { name: 'Results for “first aid child”' });
    expect(rows(root)).to.have.length(2);
  });

  it('shows no nearest results where there are none [R-SEARCH-014]', async () => {
    const { root, client } = await search('how do I knit?');
    await root.findByText(/^No results matched your search/);
    await until(() => client.requests.some(({ query }) => query === 'knit'), 'a search by the content words');
    expect(root.queryByRole('heading', { name: /^Nearest/ })).to.equal(null);
    expect(rows(root)).to.deep.equal([]);
  });

  it('shows the number of results without each filter, and those without any last [R-SEARCH-014 O-4]', async () => {
    const { root } = await searchWithFilters();
    await root.findByRole('button', { name: /^Search without “Course”.*, 1 result$/ });
    await until(() => without(root)[0]?.includes('Course') === true, 'the order');
    expect(without(root)).to.deep.equal([
      'Search without “Course”(1), 1 result',
      'Search without “Available seats”(0), 0 results',
    ]);
  });

  it('offers the search without each filter before the numbers arrive, and nothing moves then [R-SEARCH-014]', async () => {
    const { root, client } = await searchWithFilters(2);
    const button = await root.findByRole('button', { name: 'Search without “Course”' });
    const sizeOf = () => button.closest('ul')?.getBoundingClientRect().toJSON() as unknown;
    const before = sizeOf();
    client.open();
    await root.findByRole('button', { name: /^Search without “Course”.*, 1 result$/ });
    expect(sizeOf()).to.deep.equal(before);
  });

  it('shows at once what it counted [R-SEARCH-014]', async () => {
    const { root, client } = await searchWithFilters();
    const button = await root.findByRole('button', { name: /^Search without “Course”.*, 1 result$/ });
    client.holdBelow(9);
    button.click();
    await root.findByText('1 result', { selector: '[part=results] p' });
    expect(rows(root)).to.include('Pottery: clay');
  });
});

describe('a search with few results', () => {
  it('offers fewer filters and the nearest results below its rows, without repeats [R-SEARCH-014]', async () => {
    const { root } = await search('pottery');
    await root.findByRole('link', { name: 'Pottery: clay' });
    expect(root.queryByRole('heading', { name: 'Looking for more?' })).to.equal(null);
    await check(root, /^Course/);
    await root.findByRole('heading', { name: 'Looking for more?', level: 3 });
    await root.findByRole('button', { name: /^Search without “Course”.*, 5 results$/ });
    await root.findByRole('heading', { name: 'Nearest results without filters', level: 3 });
    const [first, ...nearest] = rows(root);
    expect(first).to.equal('Pottery: glazing');
    expect(nearest).to.have.length(4);
    expect(nearest).not.to.include(first);
  });

  it('offers nothing when it has no filters and its words all count [R-SEARCH-014]', async () => {
    const { root, client } = await search('glazing');
    await root.findByRole('link', { name: 'Pottery: glazing' });
    expect(new Set(client.requests.map(({ query }) => query))).to.deep.equal(new Set(['glazing']));
    expect(root.queryByRole('heading', { name: /^(Looking|Nearest)/ })).to.equal(null);
  });
});
