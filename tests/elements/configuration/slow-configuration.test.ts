import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { watchConsole } from '../support/console';
import { before, describe, it } from '../support/mocha';
import { inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/dist/lp-host.css' });
  const loading = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${link.href} did not come`));
  });
  document.head.append(link);
  await Promise.all([loading, import('/dist/lp-search.js')]);
});

describe('an element whose configuration is slow', () => {
  it('keeps its reserved height until it renders, and then while its placeholder is visible [R-HOME-044 A-164]', async () => {
    const late = holdAnswer(portal.configUrl);
    const container = mount(
      `<div><lp-search lang="en-GB" config-url="${portal.configUrl}"></lp-search></div>`,
    );
    const element = container.querySelector('lp-search') as HTMLElement;
    const heightNow = () => element.getBoundingClientRect().height;
    const rendered = () => element.shadowRoot?.querySelector('[part=root]') ?? null;
    expect(rendered(), 'rendered at once').to.equal(null);
    const reserved = heightNow();
    expect(reserved).to.be.greaterThan(40);
    await until(() => rendered() !== null, 'a place holder');
    expect(heightNow()).to.equal(reserved);
    expect(inside(element).queryByRole('combobox')).to.equal(null);
    late.release();
    await inside(element).findByRole('combobox');
    expect(heightNow()).to.equal(reserved);
  });
});
