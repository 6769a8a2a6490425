import { expect } from 'chai';
import { warningsSoFar, watchConsole } from '../support/console';
import { describe, it } from '../support/mocha';
import { mount, nextEvent, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

describe('two copies of the bundle on one page', () => {
  it('use the tags of the first, and the later one warns [R-EMBED-035 A-159]', async () => {
    await import('/dist/lp-search.js');
    const first = customElements.get('lp-search');
    await import('/copy/dist/lp-search.js');
    await import('/copy/dist/lp-lists.js');
    await customElements.whenDefined('lp-lists');
    expect(customElements.get('lp-search')).to.equal(first);
    expect(warningsSoFar().filter((line) => line.includes('steps back'))).to.have.length(2);
    const ready = nextEvent(document, 'lp-ready');
    mount(`<lp-search config-url="${portal.configUrl}"></lp-search>`);
    await ready;
    const second = nextEvent(document, 'lp-ready');
    // No configuration of its own: it joins the one runtime of the page, although the other copy requested its code.
    mount('<lp-lists list-type="owned"></lp-lists>');
    await second;
  });
});
