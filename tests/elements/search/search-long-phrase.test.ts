import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-search.js'));
afterEach(clearPage);

const phrase = 'administration '.repeat(70).trim();

describe('a phrase of a thousand characters', () => {
  it('shows in a few lines above its results, and in full in a tooltip [R-OTHER-018]', async () => {
    const search = await mountIn(
      390,
      `<lp-search results lang="en-GB" config-url="${portal.configUrl}" phrase="${phrase}"></lp-search>`,
    );
    const heading = await inside(search).findByRole('heading', { name: /^Results for/ });
    expect(heading.clientHeight).to.be.below(150);
    expect(heading.title).to.contain(phrase);
  });
});
