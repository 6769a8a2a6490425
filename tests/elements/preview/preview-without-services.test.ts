import { watchConsole } from '../support/console';
import { afterEach, before, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, until } from '../support/page';

watchConsole();

before(() => import('/dist/lp-catalog-home.js'));
afterEach(clearPage);

it('a preview needs no services, and its blocks name their regions without an id of their own [R-HOME-010 R-OTHER-012]', async () => {
  const components = [{ contentType: 'News', listName: 'From the canteen' }];
  const config = JSON.stringify({ catalogs: [{ id: '1', name: 'All', components }] });
  const home = await mountIn(
    desktopPx,
    `<lp-catalog-home lang="en-GB" preview config='${config}'></lp-catalog-home>`,
  );
  const region = await inside(home).findByRole('region', { name: 'From the canteen' });
  await until(() => region.querySelectorAll('article').length === 5, 'five samples');
});
