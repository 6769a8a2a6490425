import { expect } from 'chai';
import { openAt } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { configWith } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const requested: string[] = [];
const cancel = (event: Event) => {
  event.preventDefault();
  requested.push((event as CustomEvent<{ returnUrl: string }>).detail.returnUrl);
};

let config = '';
before(async () => {
  await import('/dist/lp-catalog-home.js');
  config = await configWith(portal, [
    { id: '1', name: 'Staff', loginRequiredForAccess: true, marketplaces: [{ id: '3', name: 'Market' }] },
    { id: '2', name: 'Public' },
  ]);
});
beforeEach(() => {
  requested.length = 0;
  localStorage.clear();
  document.addEventListener('lp-login-required', cancel);
});
afterEach(() => {
  document.removeEventListener('lp-login-required', cancel);
  clearPage();
  history.replaceState(null, '', location.pathname + location.search);
});

const here = location.origin + location.pathname + location.search;

// Before the others, since nobody signs in between them.
describe('refused calls', () => {
  it('request a login once, also when the page cancels the event [A-157]', async () => {
    for (const call of ['searchAllInCatalog', 'categorizedTags', 'searchRecent'])
      await portal.fault({ call, mode: 'refuse', status: 401 });
    const root = inside(await openAt(`config="${config}"`, '/catalog/search-all?id=2'));
    (await root.findByRole('combobox', { name: /Search for/ })).focus();
    await root.findAllByRole('alert');
    const refused = async () => (await portal.calls()).filter(({ status }) => status === 401);
    await until(async () => (await refused()).length >= 3, 'refused calls');
    await portal.heal();
    expect(requested).to.have.length(1);
    takeErrors();
  });
});

describe('a catalog that needs a login', () => {
  it('requests a login when it loads, and returns to this catalog [R-CATALOG-002 A-140 A-142]', async () => {
    const root = inside(await openAt(`config="${config}"`, '/catalog/search/first?ta=1'));
    const link = await root.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
    const returnUrl = `${here}#/catalog/search/first?ta=1&id=1&direct=1`;
    await until(() => requested.length > 0, 'lp-login-required');
    expect(requested).to.deep.equal([returnUrl]);
    expect(new URL(link.href).searchParams.get('returnUrl')).to.equal(returnUrl);
    link.click();
    expect(requested).to.deep.equal([returnUrl, returnUrl]);
  });

  it('links to the catalogs that are open to everybody [R-CATALOG-002]', async () => {
    const root = inside(await openAt(`config="${config}"`, '/?id=1'));
    await root.findByRole('link', { name: 'Market' });
    const link = await root.findByRole('link', { name: 'Public' });
    expect(link.getAttribute('href')).to.contain('#/?id=2&direct=1');
    expect(root.queryByRole('link', { name: 'Staff' })).to.equal(null);
    link.focus();
    link.click();
    await root.findByRole('banner');
    expect(location.hash).to.equal('#/?id=2&direct=1');
  });
});
