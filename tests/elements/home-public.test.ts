import { expect } from 'chai';
import { watchConsole } from './support/console';
import { afterEach, before, describe, it } from './support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from './support/own-catalogs';
import { clearPage, inside, openPortal } from './support/page';

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
  await import('/dist/lp-catalog-home.js');
});
afterEach(clearPage);

describe('home before a visitor', () => {
  it('R-HOME-028 R-ROLE-007 R-ROLE-009 shows and asks only what is for everyone', async () => {
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
    const asked = (await portal.calls()).flatMap(({ operationId }) => operationId ?? []);
    const blocks = asked.filter((operation) => !['image', 'configuration'].includes(operation));
    expect(blocks).to.deep.equal(['catalogPosts', 'catalogPosts', 'catalogPosts']);
  });
});
