import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-catalog-home.js'));
afterEach(clearPage);

it('a visitor who is no user cannot arrange lists and sees no interests [R-HOME-035 R-ROLE-009 R-ROLE-011]', async () => {
  const components = [
    block('Ideas', { contentType: 'MyInterests' }),
    block('Own', {
      contentType: 'CustomList',
      customListAllowUserEdit: true,
      elements: [linkElement('Alder')],
    }),
  ];
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  const home = await mountIn(
    desktopPx,
    `<lp-catalog-home lang="en-GB" preview preview-as="audience=public" config="${config}"></lp-catalog-home>`,
  );
  const { findByRole, queryByRole } = inside(home);
  await findByRole('link', { name: 'Alder' });
  expect(queryByRole('region', { name: 'Ideas' })).to.equal(null);
  expect(queryByRole('button', { name: /Edit|Hide|Move/ })).to.equal(null);
});
