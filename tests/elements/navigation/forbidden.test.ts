import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const widthPx = 1200;

before(() => import('/dist/lp-catalog-home.js'));
afterEach(() => {
  clearPage();
  history.replaceState(null, '', location.pathname);
});

async function at(route: string) {
  history.replaceState(null, '', `#/${route}`);
  return inside(
    await mountIn(
      widthPx,
      `<lp-catalog-home lang="en-GB" router="hash" config-url="${portal.configUrl}"></lp-catalog-home>`,
    ),
  );
}

describe('a page without contents for this visitor', () => {
  it('says that access is denied on the Forbidden page [R-OTHER-051 R-ROLE-037 R-ERROR-045]', async () => {
    await (
      await at('catalog/access-denied')
    ).findByRole('heading', { name: 'You do not have access to this page.' });
  });

  it('has a button to the home page [R-OTHER-052]', async () => {
    const { findByRole } = await at('catalog/access-denied');
    (await findByRole('link', { name: /home page/i })).click();
    await findByRole('region', { name: 'News' });
    await until(() => !location.hash.includes('denied'), 'the address of home');
  });

  it('is plain text for an error and for an unknown address [R-ERROR-046]', async () => {
    const error = await at('catalog/error');
    const { textContent: wrong } = await error.findByRole('heading', { level: 2 });
    clearPage();
    const nowhere = await at('nowhere/at/all');
    const { textContent: missing } = await nowhere.findByRole('heading', { level: 2 });
    expect([wrong, missing]).to.deep.equal(['This page could not be shown.', 'This page does not exist.']);
  });
});
