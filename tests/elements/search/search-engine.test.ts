import { expect } from 'chai';
import { warningsSoFar, watchConsole } from '../support/console';
import { typeInto } from '../support/gestures';
import { before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { inside, nextEvent, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));

interface EngineCall {
  indexName: string;
  params: { query: string; page: number; hitsPerPage: number; facetFilters?: string[][]; facets?: string[] };
}

/** Counts the records of each type. The records have no other attribute. */
function countsOf(found: readonly { type: number }[], attributes: readonly string[]) {
  const count = (code: number) => found.filter(({ type }) => type === code).length;
  return attributes.includes('type') ? { type: { 101: count(101), 400: count(400) } } : {};
}

/** A client in the page, over thirty records; it records its requests. */
function aClient() {
  const requests: EngineCall[] = [];
  const records = Array.from({ length: 30 }, (_, at) => ({
    objectID: `record-${at}`,
    title: `Record ${at}`,
    type: at % 2 === 0 ? 400 : 101,
  }));
  const search = (calls: EngineCall[]) => {
    requests.push(...calls);
    const results = calls.map(({ params: { page, hitsPerPage, facetFilters, facets } }) => {
      const types = facetFilters?.flat() ?? [];
      const found = records.filter(({ type }) => types.length === 0 || types.includes(`type:${type}`));
      const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return { hits, nbHits: found.length, ...(facets && { facets: countsOf(found, facets) }) };
    });
    return Promise.resolve({ results });
  };
  return { searchClient: { search }, requests };
}

const open = (searchSource: unknown) => {
  const mounted = mountIn(
    desktopPx,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="anything"></lp-search>`,
  );
  // Once it is rendered, it might have called the portal already.
  Reflect.set(document.body.lastElementChild?.querySelector('lp-search') ?? {}, 'searchSource', searchSource);
  return mounted;
};

describe('a search engine of the page', () => {
  it('answers results, pages and filters instead of the portal', async () => {
    const { searchClient, requests } = aClient();
    await portal.forgetCalls();
    const search = await open({ searchClient, indexName: 'offers' });
    await inside(search).findByRole('link', { name: 'Record 0' });
    (await inside(search).findByRole('button', { name: 'Show more' })).click();
    await inside(search).findByRole('link', { name: 'Record 23' });
    inside(search)
      .getByRole('checkbox', { name: /^Course/ })
      .click();
    await until(() => inside(search).queryByRole('link', { name: 'Record 0' }) === null, 'courses only');
    const pages = requests.filter(({ params }) => params.hitsPerPage > 0);
    expect(pages.at(-1)?.params.facetFilters).to.deep.equal([['type:101']]);
    const searched = (await portal.calls()).filter(({ operationId }) => /^search/.test(operationId ?? ''));
    expect(searched.map(({ operationId }) => operationId)).to.deep.equal([]);
  });

  it('shows how many results each option has, also beside an option that is chosen [O-25]', async () => {
    const { searchClient } = aClient();
    const search = await open({ searchClient, indexName: 'offers' });
    const option = (name: string) => inside(search).findByRole('checkbox', { name });
    (await option('Course, 15 results')).click();
    await until(() => inside(search).queryByRole('link', { name: 'Record 0' }) === null, 'courses only');
    await option('Article, 15 results');
    expect((await option('Conference, 0 results')).ariaDisabled).to.equal('true');
  });

  it('hides filters and orders that it does not support', async () => {
    const { searchClient } = aClient();
    const search = await open({ searchClient, indexName: 'offers', fields: { types: null } });
    await inside(search).findByRole('link', { name: 'Record 0' });
    expect(inside(search).queryByRole('group', { name: 'Type' })).to.equal(null);
    const sorts = inside(search).getByRole('combobox', { name: 'Sort by' });
    expect([...sorts.querySelectorAll('option')].map(({ value }) => value)).to.deep.equal(['Relevant']);
  });

  it('offers its records as suggestions', async () => {
    const { searchClient, requests } = aClient();
    const search = await open({ searchClient, indexName: 'offers' });
    const box = await inside(search).findByRole('combobox', { name: /Search for/ });
    box.focus();
    typeInto(box, 'reco');
    await inside(search).findByRole('option', { name: /Record 1\b/ });
    expect(requests.map(({ params }) => params.query)).to.include('reco');
  });

  it('is added while a visitor types, and the typed text stays', async () => {
    const { searchClient } = aClient();
    const search = await mountIn(
      desktopPx,
      `<lp-search lang="en-GB" config-url="${portal.configUrl}"></lp-search>`,
    );
    const box = await inside(search).findByRole<HTMLInputElement>('combobox');
    box.focus();
    typeInto(box, 're');
    Reflect.set(search, 'searchSource', { searchClient, indexName: 'offers' });
    typeInto(box, 'rec');
    await inside(search).findByRole('option', { name: /Record 1\b/ });
    expect(box.isConnected && box.value).to.equal('rec');
    expect(search.shadowRoot?.activeElement).to.equal(box);
  });

  it('is queried again when the page sets another client for the same index', async () => {
    const search = await open({ searchClient: aClient().searchClient, indexName: 'offers' });
    await inside(search).findByRole('link', { name: 'Record 0' });
    const { searchClient, requests } = aClient();
    Reflect.set(search, 'searchSource', { searchClient, indexName: 'offers' });
    await until(() => requests.length > 0, 'a question to the other client');
  });

  it('is reported when it is invalid, and the portal answers instead [O-11]', async () => {
    const search = await mountIn(
      desktopPx,
      `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="course"></lp-search>`,
    );
    const reported = nextEvent<{ field: string; message: string }>(search, 'lp-error');
    Reflect.set(search, 'searchSource', { indexName: 'offers' });
    expect((await reported).detail.field).to.equal('searchSource.searchClient');
    expect(warningsSoFar().join()).to.contain('expected an object with a search function');
    await inside(search).findAllByRole('article');
  });
});
