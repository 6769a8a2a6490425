import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { choose, pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const mountSearch = (phrase: string, width = desktopPx) =>
  mountIn(
    width,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="${phrase}"></lp-search>`,
  );
const mountResults = async (phrase: string, width = desktopPx) => {
  const search = await mountSearch(phrase, width);
  await inside(search).findAllByRole('article');
  return search;
};
const box = (search: Element) =>
  inside(search).findByRole<HTMLInputElement>('combobox', { name: /Search for/ });

describe('the search box of a search page', () => {
  it('searches on Enter from three characters, and says how many are missing [R-VALID-001 O-5]', async () => {
    const search = await mountSearch('');
    const phrases: string[] = [];
    search.addEventListener('lp-search', (event) =>
      phrases.push((event as CustomEvent<{ phrase: string }>).detail.phrase),
    );
    const field = await box(search);
    typeInto(field, 'fi');
    await inside(search).findAllByText('Type 1 more character to search');
    pressKey(field, 'Enter');
    typeInto(field, 'first');
    await until(() => inside(search).queryByText(/more character/) === null, 'no more hint');
    pressKey(field, 'Enter');
    await inside(search).findByRole('heading', { name: 'Results for “first”' });
    expect(phrases).to.deep.equal(['first']);
  });

  it('shows its clear button from three characters, which empties the box [R-VALID-002]', async () => {
    const search = await mountSearch('');
    const field = await box(search);
    typeInto(field, 'fi');
    await inside(search).findAllByText('Type 1 more character to search');
    expect(inside(search).queryByRole('button', { name: 'Clear the search' })).to.equal(null);
    typeInto(field, 'fir');
    (await inside(search).findByRole('button', { name: 'Clear the search' })).click();
    await until(() => field.value === '', 'an empty box');
  });
});

describe('the header of results', () => {
  it('sorts the results by the chosen order [R-SEARCH-003]', async () => {
    const search = await mountResults('course');
    const sort = await inside(search).findByRole('combobox', { name: 'Sort by' });
    await portal.forgetCalls();
    choose(sort, 'Alphabetical');
    await until(() => search.shadowRoot?.querySelector('[inert]') === null, 'new rows');
    const titles = () =>
      inside(search)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    const sorted = () =>
      titles().every((title, at) => at === 0 || (titles()[at - 1] ?? '').localeCompare(title, 'en') <= 0);
    await until(sorted, 'titles in the order of the alphabet');
  });
});

describe('the list of results', () => {
  it('says that nothing was found, and shows all items on request [R-SEARCH-014 R-SEARCH-015 R-ERROR-037]', async () => {
    const search = await mountSearch('qqqxyzzy');
    await inside(search).findByText('No results matched your search.');
    (await inside(search).findByRole('link', { name: 'Show all' })).click();
    await inside(search).findByRole('heading', { name: 'All courses and more' });
    await inside(search).findAllByRole('article');
  });

  it('shows four placeholders while loading, then announces the number of results [O-4 R-SEARCH-020]', async () => {
    const late = holdAnswer('/search?');
    const search = await mountSearch('first aid');
    const rows = () => search.shadowRoot?.querySelectorAll('[aria-busy=true] > *').length;
    await until(() => rows() === 4, 'four placeholders');
    late.release();
    await until(
      () =>
        inside(search)
          .queryAllByRole('status')
          .some(({ textContent }) => /^\d+ results?$/.test(textContent)),
      'a spoken count',
    );
    expect(rows()).to.equal(0);
  });

  it('shows a failure in its place, and loads after Try again [O-1 R-ERROR-012]', async () => {
    await portal.fault({ call: 'searchCatalog', mode: 'refuse', status: 500 });
    const search = await mountSearch('dementia');
    const again = await inside(search).findByRole('button', { name: 'Try again' });
    await portal.heal();
    again.click();
    await inside(search).findAllByRole('article');
    takeErrors();
  });
});
