import { expect } from 'chai';
import { watchConsole, takeErrors } from '../support/console';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { clearPage, inside, mount, openPortal, until } from '../support/page';

interface Page {
  title: string;
  description: string;
  image?: string;
  canonicalPath?: string;
  robots?: string;
  jsonLd?: { '@graph': { '@type': string; name?: string }[] };
}

const portal = openPortal();
watchConsole();
const address = location.href;
let pages: Page[] = [];
const collect = (event: Event) => pages.push((event as CustomEvent<Page>).detail);

before(() => import('/dist/lp-catalog-home.js'));
beforeEach(() => {
  pages = [];
  // Another test may have opened another catalog, or chosen a language.
  for (const name of ['catalog', 'culture']) localStorage.removeItem(`lp-catalog.${name}`);
  document.addEventListener('lp-page', collect);
});
afterEach(() => {
  document.removeEventListener('lp-page', collect);
  clearPage();
  history.replaceState(null, '', address);
});

const person = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}" lang="en-GB"`;

function openPath(path: string): HTMLElement {
  history.replaceState(null, '', `/learn${path}`);
  return mount(`<lp-catalog-home ${person} base-path="/learn"></lp-catalog-home>`);
}

async function firstPage(): Promise<Page> {
  await until(() => pages.length > 0, 'an event with the page');
  return pages[0] as Page;
}

const typesOf = ({ jsonLd }: Page) => jsonLd?.['@graph'].map((one) => one['@type']) ?? [];

describe('the event with which a page writes its head', () => {
  it('has the name of the catalog, the address of home, and the search of the site on home [O-26]', async () => {
    openPath('/');
    const page = await firstPage();
    expect(page.title).to.match(/^All offers/);
    expect(page.canonicalPath).to.equal('/learn/');
    expect(page.robots).to.equal(undefined);
    expect(typesOf(page)).to.include('WebSite');
  });

  it('names the phrase, and leaves what changes nothing out of the address [O-26]', async () => {
    openPath('/catalog/search/excel?utm_source=mail');
    const page = await firstPage();
    expect(page.title).to.contain('excel').and.to.contain('All offers');
    expect(page.canonicalPath).to.equal('/learn/catalog/search/excel');
    expect(typesOf(page)).to.include.members(['ItemList', 'BreadcrumbList']);
  });

  it('describes the media item that plays [O-26]', async () => {
    openPath('/catalog/play-media/1023/audio');
    const page = await firstPage();
    expect(typesOf(page)).to.include.members(['AudioObject', 'BreadcrumbList']);
    expect(page.canonicalPath).to.equal('/learn/catalog/play-media/1023/audio');
    expect(page.description).to.have.length.within(1, 160);
  });

  it('has the name of a list', async () => {
    openPath('/catalog/list-details/6002');
    const page = await firstPage();
    const [name] = page.title.split(' – ');
    expect(page.jsonLd?.['@graph'].map((one) => one.name)).to.include(name);
  });

  it('comes once for each screen, with the content of that screen only', async () => {
    const home = openPath('/');
    await firstPage();
    history.pushState(null, '', '/learn/catalog/search/excel');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await inside(home).findByRole('heading', { name: /excel/ });
    await until(() => pages.length > 1, 'the event of the search');
    history.replaceState(null, '', '/learn/catalog/search/excel?utm_source=mail');
    window.dispatchEvent(new PopStateEvent('popstate'));
    history.pushState(null, '', '/learn/catalog/play-media/1023/audio');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await until(() => pages.length > 2, 'the event of the media item');
    expect(pages.map((page) => page.canonicalPath)).to.deep.equal([
      '/learn/',
      '/learn/catalog/search/excel',
      '/learn/catalog/play-media/1023/audio',
    ]);
    expect(typesOf(pages[1] as Page)).not.to.include('WebSite');
  });

  it('keeps search engines from a screen whose content is missing', async () => {
    openPath('/catalog/play-media/999999/video');
    const page = await firstPage();
    expect([page.robots, page.canonicalPath, page.jsonLd]).to.deep.equal(['noindex', undefined, undefined]);
    takeErrors();
  });

  it('has no address for a screen behind the # of the page', async () => {
    history.replaceState(null, '', '#/catalog/search/excel');
    mount(`<lp-catalog-home ${person} router="hash"></lp-catalog-home>`);
    const page = await firstPage();
    expect(page.title).to.contain('excel');
    expect([page.robots, page.canonicalPath]).to.deep.equal(['noindex', undefined]);
  });
});
