import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-catalog-home.js'));
afterEach(clearPage);

describe('interests that fail to load', () => {
  it('show a Retry, whose dialog reports the failure and tries again [R-INTEREST-005 R-ERROR-010 R-ERROR-014]', async () => {
    const components = [block('Ideas', { contentType: 'MyInterests', itemLayout: 'Multiple' })];
    const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
    const session = `session-url="${portal.sessionUrl('manager')}"`;
    await portal.fault({ call: '*', mode: 'refuse' });
    const home = await mountIn(
      desktopPx,
      `<lp-catalog-home lang="en-GB" chrome="none" config="${config}" ${session}></lp-catalog-home>`,
    );
    const { findByRole, findAllByRole } = inside(home);
    (await findByRole('button', { name: 'Try again' })).click();
    const dialog = await findByRole('dialog', { name: 'My interests' });
    const retry = await findByRole('button', { name: 'Retry' });
    const words = dialog.querySelector('[role=alert]')?.textContent ?? '';
    if (!words.includes('Something went wrong')) throw new Error(`It says ${words}`);
    await portal.heal();
    retry.click();
    await findAllByRole('checkbox');
    takeErrors();
  });
});
