import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-catalog-home.js'));
afterEach(clearPage);

const session = {
  id: '7',
  loginType: 'user',
  name: 'Robin',
  roles: ['manager', 'instructor', 'courseManager', 'caseworker', 'administrator'],
  navigationLayoutConfig: { showHome: false, showMyLists: false, showSearchBox: false },
};

async function mounted(): Promise<HTMLElement> {
  const home = document.createElement('lp-catalog-home');
  Object.assign(home, { session, configUrl: portal.configUrl, lang: 'en-GB', blocks: 'none' });
  document.body.append(home);
  await inside(home).findByRole('button', { name: 'Menu of Robin' });
  return home;
}

describe('a header whose entries are turned off by the portal', () => {
  it('shows no home entry, no lists entry and no search box [R-HEADER-007 R-HEADER-008 R-HEADER-015]', async () => {
    const home = await mounted();
    for (const name of ['Home', 'My lists', 'Search'])
      expect(inside(home).queryByRole('link', { name }), name).to.equal(null);
    expect(inside(home).queryByRole('search')).to.equal(null);
    expect(inside(home).queryByRole('button', { name: 'Notifications' })).to.equal(null);
  });

  it('shows neither my activities nor the areas of roles whose flags are off [R-ROLE-030 R-HEADER-009]', async () => {
    const home = await mounted();
    inside(home).getByRole('button', { name: 'Menu of Robin' }).click();
    const menu = await inside(home).findByRole('dialog', { name: 'Menu of Robin' });
    const links = [...menu.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links).to.deep.equal(['Profile', 'Settings', 'Contact support', 'Change user or sign out']);
  });
});
