import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));

afterEach(clearPage);

const open = (phrase: string) =>
  mountIn(
    desktopPx,
    `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="${phrase}"></lp-search>`,
  );

const paths = async () => (await portal.calls()).map(({ path }) => path);

describe('the first results of an element', () => {
  it('are fetched once, after the tags [R-SEARCHFLOW-011 R-SEARCHFLOW-012 R-SEARCHFLOW-013]', async () => {
    await portal.forgetCalls();
    const search = await open('course');
    await inside(search).findAllByRole('article');
    const calls = (await paths()).filter((path) => /categori|catagori|\/search$/.test(path));
    expect(calls).to.have.length(2);
    expect(calls[0]).to.match(/tag/);
    expect(calls[1]).to.match(/\/search$/);
  });

  it('show placeholders while the answer is slow, and the search box can be used [O-1]', async () => {
    const late = holdAnswer('/search?q=leader');
    const search = await open('leader');
    const box = await inside(search).findByRole('combobox', { name: /Search for/ });
    const root = search.shadowRoot;
    await until(() => (root?.querySelector('[aria-busy=true]') ?? null) !== null, 'place holders');
    expect(late.isRequested()).to.equal(true);
    expect((box as HTMLInputElement).value).to.equal('leader');
    late.release();
    await inside(search).findAllByRole('article');
  });
});
