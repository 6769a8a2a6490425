import { expect } from 'chai';
import { openAt, queryNow } from '../support/at-route';
import { warningsSoFar, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const inner = (name: string, config: object | string) =>
  linkElement(name, {
    type: 'InternalPageLink',
    link: typeof config === 'string' ? config : JSON.stringify(config),
  });
const links = [
  inner('Found', { internalPageType: 'search', searchPhrase: 'aid', types: [101] }),
  inner('All', { internalPageType: 'searchAll', types: [101], mandatory: true }),
  inner('Mine', { internalPageType: 'myActivities', statusOnSystemTypes: [1], myActivitiesArchived: true }),
];
const components = [
  block('Prepared', { contentType: 'CustomList', elements: links }),
  block('Prepared banner', {
    contentType: 'CustomList',
    elements: links,
    componentUi: { layoutKind: 'Banner' },
  }),
  block('Broken', {
    contentType: 'CustomList',
    elements: [inner('Bad', '{'), inner('Lost', '{"internalPageType":"elsewhere"}'), linkElement('Good')],
  }),
];
const queries = {
  Found: { path: '/catalog/search-link/aid/found', query: 'ty=101&id=1' },
  All: { path: '/catalog/search-all-link/all', query: 'ma=true&ty=101&id=1' },
  Mine: { path: '/catalog/my-activities/mine', query: 'sat=1&maa=true&id=1' },
};

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(clearPage);

describe('a link of an editor to a screen of the catalog', () => {
  for (const list of ['prepared', 'prepared-banner'])
    for (const [name, { path, query }] of Object.entries(queries))
      it(`applies its filters from ${list} to ${path} [R-OTHER-021 R-OTHER-023 R-OTHER-029]`, async () => {
        const root = inside(await openAt(`${attributes} blocks="${list}"`, '/?ta=9'));
        const link = await root.findByRole<HTMLAnchorElement>('link', { name });
        // A fresh tab opens the same address.
        expect(new URL(link.href).hash).to.equal(`#${path}?${query}`);
        link.click();
        await until(() => location.hash.startsWith(`#${path}`), 'the other screen');
        expect(queryNow().toString()).to.equal(query);
      });

  it('is reported once and shows a plain card when it cannot be read [A-044 O-11]', async () => {
    const html = `<lp-catalog-home lang="en-GB" ${attributes} blocks="broken"></lp-catalog-home>`;
    const root = inside(await mountIn(desktopPx, html));
    await root.findByRole('link', { name: 'Good' });
    for (const name of ['Bad', 'Lost']) {
      expect(root.queryAllByRole('link', { name })).to.have.length(0);
      expect(root.getByText(name).closest('article')?.querySelectorAll('a, button').length).to.equal(0);
    }
    const warnings = () => warningsSoFar().filter((warning) => warning.includes('component broken'));
    // The code that reports loads when there is a problem.
    await until(() => warnings().length > 0, 'a warning');
    clearPage();
    await inside(await mountIn(desktopPx, html)).findByRole('link', { name: 'Good' });
    expect(warnings()).to.deep.equal([
      'lp-catalog: component broken, element bad, link: expected the JSON text of an object, got "{"',
      'lp-catalog: component broken, element lost, link.internalPageType: expected search, searchAll, myActivities or 0 to 2, got "elsewhere"',
    ]);
  });
});

describe('the address of a see-all page', () => {
  for (const path of ['CustomList/99', 'CustomList/x', 'Channel/3', 'Channel/x'])
    it(`shows the not-found page when it names no block: ${path} [R-HOME-030 A-015]`, async () => {
      const root = inside(await openAt(attributes, `/catalog/see-all/${path}`));
      await root.findByRole('heading', { name: 'This page does not exist.' });
      root.getByRole('link', { name: 'Go to home page' });
    });

  it('finds a custom list by its index [R-HOME-030 A-015]', async () => {
    const root = inside(await openAt(attributes, '/catalog/see-all/CustomList/2'));
    await root.findByRole('heading', { name: 'Broken' });
  });
});
