import { expect } from 'chai';
import { answerInstead, holdAnswer, openAt, queryNow } from '../support/at-route';
import { watchConsole } from '../support/console';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

let mend = () => {};
before(() => import('/dist/lp-catalog-home.js'));
afterEach(async () => {
  mend();
  mend = () => {};
  clearPage();
  await portal.heal();
  history.replaceState(null, '', location.pathname + location.search);
});

const session = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;

async function openSearch(path: string) {
  const home = await openAt(session, path);
  const root = inside(home);
  await root.findAllByRole('article');
  const field = await root.findByRole<HTMLInputElement>('combobox', { name: /Search for/ });
  return { home, root, field };
}

async function searchFor(field: HTMLInputElement, phrase: string) {
  field.focus();
  typeInto(field, phrase);
  pressKey(field, 'Enter');
  await until(() => location.hash.includes(`/search/${phrase}`), `the search for ${phrase}`);
}

const path = () => location.hash.split('?')[0];

describe('the chips of filters', () => {
  // The first of the file: later on the tags are in the cache.
  it('do not say that a filter is not available while the tags load [A-067]', async () => {
    const tags = holdAnswer('/catagorized-tags');
    const home = await openAt(session, '/catalog/search/first?id=1&ma=1&ta=5001');
    await until(tags.isRequested, 'the tags');
    const root = inside(home);
    await root.findByRole('button', { name: /^Remove filter.*Mandatory/ });
    expect(root.queryByRole('button', { name: /Not available/ })).to.equal(null);
    tags.release();
    await until(() => root.queryAllByRole('button', { name: /^Remove filter/ }).length === 2, 'both filters');
    expect(root.queryByRole('button', { name: /Not available/ })).to.equal(null);
  });
});

describe('the query of the address', () => {
  it('keeps the filters when another phrase is searched for, also as chips [R-OTHER-049 A-135]', async () => {
    const { root, field } = await openSearch('/catalog/search/first?ma=1&id=1&direct=1');
    await searchFor(field, 'course');
    expect(Object.fromEntries(queryNow())).to.deep.equal({ ma: '1', id: '1', direct: '1' });
    await root.findByRole('button', { name: /^Remove filter.*Mandatory/ });
  });

  it('keeps the filters when the link of the header leads to the lists [R-OTHER-049]', async () => {
    const { root } = await openSearch('/catalog/search/first?ma=1&id=1');
    (await root.findByRole('link', { name: 'My lists' })).click();
    await until(() => path() === '#/catalog/lists/favorites', 'the lists');
    expect(queryNow().get('ma')).to.equal('1');
  });

  it('keeps the filters of my activities, which are no filters of a search [R-OTHER-049 R-OTHER-023]', async () => {
    const { root, field } = await openSearch('/catalog/search/first?id=1&at=3&mas=x');
    expect(root.queryByRole('button', { name: /^Remove filter/ })).to.equal(null);
    await searchFor(field, 'course');
    expect(queryNow().get('at')).to.equal('3');
  });
});

describe('the search box', () => {
  it('offers all results of the typed text, and without text all items [A-070]', async () => {
    const { root, field } = await openSearch('/catalog/search/first?id=1');
    field.focus();
    typeInto(field, 'course');
    (await root.findByRole('option', { name: 'See all results for “course”' })).click();
    await until(() => path() === '#/catalog/search/course' && field.value === 'course', 'the search');
    typeInto(field, '');
    (await root.findByRole('option', { name: 'See all courses and more' })).click();
    await until(() => path() === '#/catalog/search-all', 'everything');
    expect(field.value).to.equal('');
  });

  it('offers the last search among the recent phrases [A-071]', async () => {
    const { root, field } = await openSearch('/catalog/search-all?id=1');
    field.focus();
    typeInto(field, '');
    await until(
      async () => (await portal.calls()).some(({ operationId }) => operationId === 'searchHistory'),
      'the recent phrases',
    );
    expect(root.queryByRole('option', { name: 'first steps' })).to.equal(null);
    mend = answerInstead('/history', JSON.stringify([{ title: 'first steps' }, { title: 'first steps' }]));
    await searchFor(field, 'first');
    typeInto(field, '');
    await root.findByRole('option', { name: 'first steps' });
  });
});

describe('the results of a search', () => {
  it('report how many could not be shown, and contain each item once [O-19 O-4]', async () => {
    const item = { id: 1, type: 'article', title: 'Steps', image: 'p1' };
    const items = [item, item, { id: 2 }];
    mend = answerInstead('/search', JSON.stringify({ items, count: 3 }));
    const home = await openAt(session, '/catalog/search/steps?id=1');
    const root = inside(home);
    await root.findByText('3 results · 1 result could not be shown');
    await root.findByText('3 results. 1 result could not be shown');
    expect(root.getAllByRole('article').length).to.equal(1);
    const picture = home.shadowRoot?.querySelector<HTMLImageElement>('article img');
    expect(new URL(picture?.src ?? '').searchParams.get('access_token')).to.match(/.+/);
  });
});

describe('the back link', () => {
  const screens = {
    'a link’s search': '/catalog/search-all-link/1?id=1',
    'see-all': '/catalog/see-all/MyActivities?id=1',
    'a media': '/catalog/play-media/1/video?id=1',
    'a course': '/catalog/play-media-on-course/1131?id=1',
  };
  for (const [name, start] of Object.entries(screens)) {
    it(`leads home from the address that opened the document: ${name} [R-MEDIA-002]`, async () => {
      history.pushState(null, '', location.pathname + location.search);
      const root = inside(await openAt(session, start));
      (await root.findByRole('link', { name: 'Back' })).click();
      await until(() => path() === '#/', 'home');
    });
  }

  it('leads to the screen that the visitor came from [R-MEDIA-002]', async () => {
    const { root } = await openSearch('/catalog/search/handling%20conflicts?id=1');
    (await root.findByRole('link', { name: 'Show: Handling conflicts: basic course' })).click();
    (await root.findByRole('link', { name: 'Back' })).click();
    await until(() => path() === '#/catalog/search/handling%20conflicts', 'the search');
  });
});
