import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { typeInto } from '../support/gestures';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { answerInstead } from '../support/at-route';
import { block, linkElement } from '../support/own-catalogs';
import { clearPage, inside, nextEvent, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

/** A screen of ours as servers write its address. */
const ours = {
  rootRelative: '/catalog/lists/favorites?ta=1',
  absolute: `${location.origin}/catalog/lists/favorites?ta=1`,
  protocolRelative: `//${location.host}/catalog/lists/favorites?ta=1`,
};
const components = [
  block('Links', {
    contentType: 'CustomList',
    elements: [
      linkElement('Element root', { link: ours.rootRelative }),
      linkElement('Element absolute', { link: ours.absolute }),
      linkElement('Element outside', { link: '/participant/skills' }),
      linkElement('Element unknown', { link: '/catalog/unknown' }),
    ],
    hasViewMoreLinks: true,
    viewMoreLinks: [
      { name: 'More', link: ours.protocolRelative },
      { name: 'More in a window', link: ours.absolute, openInNewWindow: true },
    ],
  }),
];
const session = {
  id: '7',
  loginType: 'user',
  name: 'Robin',
  navigationLayoutConfig: { showNotifications: true },
};

let config: unknown;
before(async () => {
  await import('/dist/lp-catalog-home.js');
  config = {
    ...((await (await fetch(portal.configUrl)).json()) as object),
    catalogs: [{ id: '1', name: 'All', components }],
  };
});
let mend = () => {};
beforeEach(() => {
  mend = () => {};
});
afterEach(() => {
  mend();
  clearPage();
});

async function home() {
  history.replaceState(null, '', '#/');
  const element = document.createElement('lp-catalog-home');
  const notifications = [{ text: 'Bell', href: ours.rootRelative }];
  Object.assign(element, { session, config, notifications, router: 'hash', lang: 'en-GB' });
  document.body.append(element);
  const root = inside(element);
  await root.findByRole('region', { name: 'Links' });
  return { element, root };
}

const ourHref = `${location.pathname}${location.search}#/catalog/lists/favorites?ta=1&id=1`;

describe('links from the services', () => {
  for (const name of ['Element root', 'Element absolute', 'More']) {
    it(`open through the router, with an href for a new tab, when they lead to screens of the catalog: ${name} [O-21 A-156]`, async () => {
      const { element, root } = await home();
      const link = await root.findByRole('link', { name });
      expect(link.getAttribute('href')).to.equal(ourHref);
      const navigated = nextEvent<{ href: string; route?: object }>(element, 'lp-navigate');
      link.click();
      expect((await navigated).detail.route).to.include({ name: 'lists' });
      expect(location.hash).to.equal('#/catalog/lists/favorites?ta=1&id=1');
    });
  }

  it('open through the router in the bell [O-21]', async () => {
    const { root } = await home();
    (await root.findByRole('button', { name: /^Notifications/ })).click();
    const link = await root.findByRole('link', { name: 'Bell' });
    expect(link.getAttribute('href')).to.equal(ourHref);
    link.click();
    expect(location.hash).to.equal('#/catalog/lists/favorites?ta=1&id=1');
  });

  it('open through the router in suggestions [O-21]', async () => {
    const { root } = await home();
    const suggestion = { id: 1, value: 'Our screen', destinationURL: ours.absolute };
    mend = answerInstead('/autocomplete', JSON.stringify([suggestion]));
    const box = await root.findByRole('combobox', { name: /search/i });
    box.focus();
    typeInto(box, 'our');
    (await root.findByRole('option', { name: /Our screen/ })).click();
    await until(() => location.hash === '#/catalog/lists/favorites?ta=1&id=1', 'our screen');
  });

  it('keep their target of a new window, also when they lead to the catalog [O-21]', async () => {
    const { root } = await home();
    const link = await root.findByRole<HTMLAnchorElement>('link', { name: 'More in a window' });
    expect([link.target, link.getAttribute('href')]).to.deep.equal(['_blank', ourHref]);
  });

  it('leave a press with a modifier key to the browser [O-21]', async () => {
    const { root } = await home();
    const link = await root.findByRole('link', { name: 'Element root' });
    let isLeftToBrowser: boolean | undefined;
    const note = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', note, { once: true });
    link.dispatchEvent(
      new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true }),
    );
    expect(isLeftToBrowser).to.equal(true);
    expect(location.hash).to.equal('#/');
  });

  it('are used as given when they lead to no screen of the catalog [O-21]', async () => {
    const { root } = await home();
    const href = async (name: string) => (await root.findByRole('link', { name })).getAttribute('href');
    expect(await href('Element outside')).to.equal('/participant/skills');
    expect(await href('Element unknown')).to.equal('/catalog/unknown');
  });
});
