import { expect } from 'chai';
import { warningsSoFar, watchConsole } from '../support/console';
import { before, describe, it } from '../support/mocha';
import { inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
const labels = {
  HEADER_HOME: 'Home <b>here</b>',
  'da-DK': { HEADER_LISTS: 'Mit' },
  'en-GB': { HEADER_LISTS: 'Mine' },
  NO_SUCH_KEY: 'x',
};
const attribute = JSON.stringify(labels).replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Every access to a store of the browser under a name of ours. */
const touched: string[] = [];
const original = Object.getOwnPropertyDescriptors(Storage.prototype);

watchConsole();

before(() => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const { value } = original[method];
    Object.defineProperty(Storage.prototype, method, {
      configurable: true,
      value(this: Storage, name: string, ...rest: unknown[]): unknown {
        if (name.startsWith('lp-')) touched.push(`${method} ${name}`);
        return (value as (...all: unknown[]) => unknown).call(this, name, ...rest);
      },
    });
  }
});

describe('an element with texts of the page and without storage', () => {
  const problems: unknown[] = [];
  let home: HTMLElement;

  before(async () => {
    document.addEventListener('lp-error', (event) => problems.push((event as CustomEvent).detail));
    history.replaceState(null, '', '/');
    await import('/dist/lp-catalog.js');
    home =
      mount(`<lp-catalog-home config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"
      base-path="/" storage="none" labels="${attribute}"></lp-catalog-home>`);
    await inside(home).findByRole('region', { name: 'News' });
  });

  it('shows the texts of the page as text and never as HTML, and prefers those of the language', async () => {
    const link = await inside(home).findByRole('link', { name: 'Home <b>here</b>' });
    expect(link.querySelector('b')).to.equal(null);
    expect(inside(home).queryByRole('link', { name: 'Mine' })).not.to.equal(null);
  });

  it('reports an unknown text key [O-11]', async () => {
    await until(() => JSON.stringify(problems).includes('labels.NO_SUCH_KEY'), 'the report of the key');
    expect(JSON.stringify(problems)).not.to.contain('HEADER_LISTS');
  });

  it('never reads or writes the storage of the browser, also after another element is added and the language changes', async () => {
    mount('<lp-search></lp-search>');
    home.lang = 'da-DK';
    await until(() => inside(home).queryByRole('link', { name: 'Mit' }) !== null, 'the page’s Danish word');
    window.dispatchEvent(new Event('pagehide'));
    expect(touched).to.deep.equal([]);
  });

  it('ignores the labels of a later configuration, with a warning [A-159]', async () => {
    mount(`<lp-search config-url="${portal.configUrl}" labels='{"OK":"Other"}'></lp-search>`);
    await until(() => warningsSoFar().join('\n').includes('already configured'), 'a warning');
  });
});
