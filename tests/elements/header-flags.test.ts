import { expect } from 'chai';
import { watchConsole } from './support/console';
import { before, describe, it } from './support/mocha';
import { inside, openPortal } from './support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-catalog-home.js'));

const session = {
  id: '7',
  loginType: 'user',
  name: 'Robin',
  roles: [],
  navigationLayoutConfig: { showHome: false, showMyLists: false, showSearchBox: false },
};

describe('a header whose entries the portal has turned off', () => {
  it('R-HEADER-007 R-HEADER-008 R-HEADER-015 shows no home entry, no lists entry and no search box', async () => {
    const home = document.createElement('lp-catalog-home');
    Object.assign(home, { session, configUrl: portal.configUrl, lang: 'en-GB', blocks: 'none' });
    document.body.append(home);
    await inside(home).findByRole('link', { name: /Signed in as Robin/ });
    for (const name of ['Home', 'My lists', 'Search'])
      expect(inside(home).queryByRole('link', { name }), name).to.equal(null);
    expect(inside(home).queryByRole('search')).to.equal(null);
  });
});
