import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, nextEvent, mount, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const internal = (page: object) => ({ type: 'InternalPageLink', link: JSON.stringify(page) });
const elements = [
  linkElement('Outside'),
  linkElement('Prepared', internal({ internalPageType: 'searchAll', openForSignup: true })),
  linkElement('Own activities', internal({ internalPageType: 'myActivities' })),
  linkElement('Next class', { type: 'NextUp' }),
  linkElement('For managers', { isDisplayConditionEnabled: true, displayForRoles: { manager: true } }),
];
const kinds = Array.from({ length: 17 }, (_, contentType) =>
  block(`Kind ${contentType}`, { contentType, ...(contentType === 0 ? { elements } : {}) }),
);

before(async () => {
  await Promise.all(
    ['catalog-home', 'favourites-button', 'search', 'lists'].map((name) => import(`/dist/lp-${name}.js`)),
  );
});
afterEach(clearPage);

describe('home for a visitor who is not signed in', () => {
  it('shows and fetches only what is for everybody [R-HOME-028 R-ROLE-007 R-ROLE-009]', async () => {
    const config = await configWith(portal, [{ id: '1', name: 'All', components: kinds }]);
    await portal.forgetCalls();
    const home = await mountIn(
      desktopPx,
      `<lp-catalog-home lang="en-GB" chrome="none" config="${config}"></lp-catalog-home>`,
    );
    const root = inside(home);
    await root.findByRole('region', { name: 'Kind 16' });
    await root.findAllByText('Read more');
    const names = root.getAllByRole('region').map((shown) => shown.dataset['contentType']);
    expect(names).to.deep.equal([
      'CustomList',
      'News',
      'PracticalInformation',
      'NewsAndPracticalInformation',
      'TextBlock',
      'SpaceBlock',
      'Searchbar',
    ]);
    for (const name of ['Outside', 'Prepared']) root.getByRole('link', { name });
    for (const name of ['Own activities', 'Next class', 'For managers'])
      expect(root.queryByText(name), name).to.equal(null);
    dispatchEvent(new Event('beforeprint'));
    await root.findByRole('link', { name: 'See all of Kind 5' });
    const operations = (await portal.calls()).flatMap(({ operationId }) => operationId ?? []);
    const blocks = operations.filter((operation) => !['image', 'configuration'].includes(operation));
    expect(blocks).to.deep.equal(['catalogPosts', 'catalogPosts', 'catalogPosts']);
  });
});

describe('a catalog with features for users', () => {
  const attributes = `lang="en-GB" config-url="${portal.configUrl}"`;

  it('shows a visitor no favourite button, neither on its own nor in results, and no lists [R-ROLE-010]', async () => {
    const favouriteButton = mount(
      `<lp-favourites-button ${attributes} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
    );
    await nextEvent(favouriteButton, 'lp-ready');
    const search = await mountIn(desktopPx, `<lp-search results ${attributes} phrase="first"></lp-search>`);
    await inside(search).findAllByRole('article');
    for (const element of [favouriteButton, search])
      expect(inside(element).queryByRole('button', { name: /favourites or lists/ })).to.equal(null);
    const lists = await mountIn(desktopPx, `<lp-lists ${attributes} list-type="owned"></lp-lists>`);
    await inside(lists).findByRole('link', { name: 'Log in' });
    expect(inside(lists).queryByRole('tab')).to.equal(null);
  });
});
