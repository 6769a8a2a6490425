import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Catalog } from '../../../src/domain/catalog/catalog';
import { SearchPage } from '../../../src/pages/search/SearchPage';
import { aCatalog } from '../../domain/catalog/a-catalog';
import { expectFocus } from '../support/focus';
import { broken, noAnswer } from '../support/answers';
import { headings } from '../support/names';
import { render } from '../support/render';
import { retryAfter } from '../support/retry';

const course = (title: string) => ({ id: title, type: 101, title });
const found = (...titles: string[]) => ({ items: titles.map(course), count: titles.length });

interface Options {
  searchCatalog: (input: { query?: unknown }) => unknown;
  query?: string;
  answers?: object;
  catalog?: Partial<Catalog>;
}

const renderSearch = ({ searchCatalog, query = '', answers, catalog = {} }: Options) =>
  render(<SearchPage route={{ name: 'search', phrase: 'chem' }} />, {
    address: { path: '/catalog/search/chem', query },
    answers: { categorizedTags: () => [], favouriteInfo: () => [], searchCatalog, ...answers },
    catalog,
    width: 1200,
  });

const chip = (name: string) => page.getByRole('button', { name: `Remove filter ${name}` });
const filter = (name: string) =>
  page.getByRole('group', { name: 'Most used' }).getByRole('checkbox', { name });
const titles = () => headings(3).filter((text) => text.startsWith('Chem'));

describe('the search page', () => {
  it('shows what was found for the phrase, with its words marked [R-SEARCH-001 O-4]', async () => {
    await renderSearch({ searchCatalog: () => found('Chemistry', 'Chemical safety') });
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('Results for “chem”');
    await expect.poll(titles).toEqual(['Chemistry', 'Chemical safety']);
    await expect.element(page.getByRole('status').getByText('2 results')).toBeInTheDocument();
    expect(
      page
        .getByRole('mark')
        .elements()
        .map((mark) => mark.textContent),
    ).toEqual(['Chem', 'Chem']);
  });

  it('keeps the old rows, marked as old, until a filter has answered [O-2 R-SEARCHFLOW-008]', async () => {
    let answer: (page: object) => void = () => {};
    const { context } = await renderSearch({
      searchCatalog: ({ query }) =>
        JSON.stringify(query).includes('ofs')
          ? new Promise((resolve) => (answer = resolve))
          : found('Chemistry', 'Chemical safety'),
    });
    await expect.poll(titles).toHaveLength(2);
    await filter('Available seats').click();
    expect(context.router.read().query).toBe('ofs=true');
    const old = page.getByText('2 results').last();
    await expect.poll(() => old.element().closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
    answer(found('Chemistry'));
    await expect.poll(titles).toEqual(['Chemistry']);
  });

  it('shows a chip for each active filter, which removes only that filter [O-4 R-SEARCHFLOW-006]', async () => {
    const { context, calls } = await renderSearch({
      searchCatalog: () => found('Chemistry', 'Chemical safety', 'Chemists', 'Chemotherapy'),
      query: 'id=1&su=true&ofs=true',
    });
    await expect.element(chip('Signed up')).toBeVisible();
    await expect.element(filter('Signed up')).toBeChecked();
    await chip('Available seats').click();
    await expect.element(chip('Available seats')).not.toBeInTheDocument();
    await expect.element(chip('Signed up')).toBeVisible();
    await expect.element(filter('Available seats')).not.toBeChecked();
    expect(context.router.read().query).toBe('id=1&su=true');
    const searches = () => calls.filter(([operation]) => operation === 'searchCatalog');
    await expect.poll(() => searches().map(([, query]) => 'ofs' in Object(query))).toEqual([true, false]);
  });

  it('clears all filters at once and keeps the focus on the screen [O-4]', async () => {
    const { context, host } = await renderSearch({
      searchCatalog: () => found('Chemistry'),
      query: 'su=true&ofs=true',
    });
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.element(chip('Signed up')).not.toBeInTheDocument();
    expect(context.router.read().query).toBe('');
    expect(document.activeElement).toBe(host);
  });

  it('offers the other phrase when nothing was found [R-SEARCH-014 R-SEARCH-018]', async () => {
    const { context } = await renderSearch({
      searchCatalog: () => ({ ...found(), suggested: 'chemistry' }),
    });
    await expect.element(page.getByText('No results matched your search.')).toBeVisible();
    await page.getByRole('link', { name: 'Search for “chemistry” instead' }).click();
    expect(context.router.read().path).toBe('/catalog/search/chemistry');
  });

  it('offers all results when nothing was found [R-SEARCH-015 R-ERROR-037]', async () => {
    const { context } = await renderSearch({ searchCatalog: () => found() });
    await page.getByRole('link', { name: 'Show all' }).click();
    expect(context.router.read().path).toBe('/catalog/search-all');
  });

  it('searches again after a failure, without a notification [R-ERROR-030 O-1]', async () => {
    const server = broken(() => found('Chemistry'));
    const { notified } = await renderSearch({ searchCatalog: server.call });
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be shown');
    await retryAfter(server);
    await expect.poll(titles).toEqual(['Chemistry']);
    expect(notified()).toEqual([]);
  });

  it('waits for the tags before it searches, and searches without them when they fail [R-SEARCHFLOW-011 R-ERROR-032]', async () => {
    let fail = () => {};
    const tags = new Promise((_, reject) => {
      fail = () => reject(new Error('refused by the test'));
    });
    const { calls, notified } = await renderSearch({
      searchCatalog: () => found('Chemistry'),
      answers: { categorizedTags: () => tags },
    });
    await expect.element(filter('Available seats')).toBeVisible();
    expect(calls.map(([operation]) => operation)).toEqual(['categorizedTags']);
    fail();
    await expect.poll(titles).toEqual(['Chemistry']);
    await expect.element(page.getByText('Some filters could not be shown.').first()).toBeVisible();
    expect(notified()).toEqual([]);
  });

  it('fetches no tags for a catalog that shows none [R-SEARCHFLOW-012]', async () => {
    const { search } = aCatalog({ id: '1' });
    const { calls } = await renderSearch({
      searchCatalog: () => found('Chemistry'),
      catalog: { search: { ...search, showAllTagCategories: false } },
    });
    await expect.poll(titles).toEqual(['Chemistry']);
    expect(calls.map(([operation]) => operation)).not.toContain('categorizedTags');
  });

  it('hides and shows its filters, and the focus stays on the button [R-SEARCH-002 R-SEARCH-008]', async () => {
    await renderSearch({ searchCatalog: noAnswer });
    const toggle = page.getByRole('button', { name: /filters/i }).first();
    await expect.element(filter('Available seats')).toBeVisible();
    await toggle.click();
    await expect.element(filter('Available seats')).not.toBeInTheDocument();
    await expectFocus(toggle);
    await toggle.click();
    await expect.element(filter('Available seats')).toBeVisible();
  });
});
