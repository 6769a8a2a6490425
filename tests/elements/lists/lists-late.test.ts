import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-lists.js'));
afterEach(clearPage);

it('slow lists show two placeholder rows, and only when they are slow [R-CONST-029 R-CONST-030]', async () => {
  await portal.fault({ call: 'ownedLists', mode: 'slow', ms: 600_000 });
  const lists = await mountIn(
    desktopPx,
    `<lp-lists lang="en-GB" list-type="owned" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"></lp-lists>`,
  );
  const skeleton = () => lists.shadowRoot?.querySelector('[role=tabpanel] [aria-busy]');
  await until(() => skeleton() != null, 'the place of the lists');
  const first = skeleton()?.childElementCount;
  await until(() => skeleton()?.childElementCount === 2, 'two quiet rows');
  expect(first).to.equal(0);
});
