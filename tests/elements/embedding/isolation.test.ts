import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, mount, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

before(async () => {
  await import('/dist/lp-search.js');
});

afterEach(clearPage);

describe('the styles of page and element', () => {
  it('do not affect each other [R-EMBED-033 R-EMBED-034]', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent =
      '* { all: revert; font-size: 30px !important } input { display: none } .flex { color: red }';
    const outside = document.body.appendChild(document.createElement('div'));
    outside.className = 'flex hidden text-14';
    const element = mount(`<lp-search config-url="${portal.configUrl}"></lp-search>`);
    const box = await inside(element).findByRole('combobox');
    expect(getComputedStyle(box).fontSize).to.equal('16px');
    expect(getComputedStyle(box).display).not.to.equal('none');
    expect(getComputedStyle(outside).display).to.equal('block');
    expect(document.adoptedStyleSheets).to.have.length(0);
    outside.remove();
    style.remove();
  });

  it('keep the sizes of an element on a page with a small root font [R-EMBED-033]', async () => {
    document.documentElement.style.fontSize = '62.5%';
    const element = mount(`<lp-search config-url="${portal.configUrl}"></lp-search>`);
    const box = await inside(element).findByRole('combobox');
    expect(getComputedStyle(box).fontSize).to.equal('16px');
    document.documentElement.style.removeProperty('font-size');
  });
});
