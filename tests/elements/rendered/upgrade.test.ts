import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { typeInto } from '../support/gestures';
import { afterEach, describe, it } from '../support/mocha';
import { clearPage, openPortal, until } from '../support/page';
import { openRendered, rendered, type RenderedPage } from '../support/rendered-page';

const portal = openPortal();
afterEach(clearPage);

const common = { 'config-url': portal.configUrl, lang: 'en' };
const own = { ...common, 'session-url': portal.sessionUrl('participant') };

const content = (page: RenderedPage) => page.root().querySelector('[part=root]');
const searchBox = (page: RenderedPage) => within(page.root()).getByRole<HTMLInputElement>('combobox');
const menuButton = (page: RenderedPage) => within(page.root()).findByRole('button', { name: /^Menu of / });

/** React reports each part that differs from the HTML of the server. The slim build reports nothing. */
const differences = ({ said }: RenderedPage) => said.filter((line) => /renders anew|hydrat/i.test(line));

async function openWith(tag: 'lp-search' | 'lp-catalog-home', attributes: object): Promise<RenderedPage> {
  return openRendered((await rendered(tag, { attributes: { ...attributes } })).html);
}

describe('an element that a page changes after a server has rendered it, and before its code loads', () => {
  it('renders the changed attributes without a difference from the HTML [R-EMBED-037 R-EMBED-043]', async () => {
    const page = await openWith('lp-search', { ...common, theme: 'light', 'heading-level': '2' });
    page.element.setAttribute('theme', 'dark');
    page.element.removeAttribute('heading-level');
    await page.load();
    await until(() => content(page)?.getAttribute('data-theme') === 'dark', 'the dark theme');
    expect(page.element['headingLevel']).to.equal(undefined);
    expect(page.said).to.deep.equal([]);
  });

  it('applies properties that are set before and after [R-EMBED-037 R-EMBED-043]', async () => {
    const page = await openWith('lp-search', common);
    page.element['phrase'] = 'first aid';
    await page.load();
    await until(() => searchBox(page).value === 'first aid', 'the phrase');
    page.element['phrase'] = 'climate';
    await until(() => searchBox(page).value === 'climate', 'the other phrase');
    expect(page.said).to.deep.equal([]);
  });

  it('shows the user of a session that the page sets, not that of the server [R-EMBED-037 R-ROLE-004]', async () => {
    const page = await openWith('lp-catalog-home', own);
    const answer = await fetch(portal.sessionUrl('manager'));
    const { session, token } = (await answer.json()) as { session: { name: string }; token: string };
    Object.assign(page.element, { session, accessToken: token });
    expect((await menuButton(page)).getAttribute('aria-label')).not.to.contain(session.name);
    await page.load();
    await until(
      async () => (await menuButton(page)).getAttribute('aria-label') === `Menu of ${session.name}`,
      'the menu of the other user',
    );
    expect(differences(page)).to.deep.equal([]);
  });

  it('hydrates with a session that the page sets, if it is that of the server [R-EMBED-037]', async () => {
    const page = await openWith('lp-catalog-home', own);
    const answer = await fetch(portal.sessionUrl('participant'));
    const { session, token } = (await answer.json()) as { session: object; token: string };
    Object.assign(page.element, { session, accessToken: token });
    await portal.forgetCalls();
    await page.load();
    const calls = (await portal.calls()).map(({ path }) => path);
    expect(calls.filter((path) => /frontpage|config\.json|__session/.test(path))).to.deep.equal([]);
    expect(page.said).to.deep.equal([]);
  });

  it('loads a configuration whose address the page sets, not that of the server [R-EMBED-037]', async () => {
    const other = openPortal();
    const page = await openWith('lp-search', common);
    page.element['configUrl'] = other.configUrl;
    await page.load();
    typeInto(searchBox(page), 'first aid');
    await within(page.root()).findAllByRole('option');
    const calls = (await other.calls()).map(({ path }) => path);
    expect(calls.some((path) => path.includes('/search/'))).to.equal(true);
    expect(page.said).to.deep.equal([]);
  });

  it('takes over what a person has typed when it renders anew in another language [R-EMBED-037]', async () => {
    const page = await openWith('lp-search', common);
    searchBox(page).focus();
    typeInto(searchBox(page), 'first aid');
    searchBox(page).setSelectionRange(2, 5);
    page.element.setAttribute('lang', 'da');
    await page.load();
    await until(() => content(page)?.getAttribute('lang') === 'da-DK', 'Danish');
    expect(searchBox(page).value).to.equal('first aid');
    expect((page.root() as unknown as ShadowRoot).activeElement).to.equal(searchBox(page));
    expect([searchBox(page).selectionStart, searchBox(page).selectionEnd]).to.deep.equal([2, 5]);
    expect(page.said).to.deep.equal([]);
  });
});

describe('an element that a page removes and inserts while it hydrates', () => {
  it('hydrates once [R-EMBED-037]', async () => {
    const page = await openWith('lp-catalog-home', common);
    const body = page.element.parentElement;
    const ready = page.load();
    await page.element.ownerDocument.defaultView?.customElements.whenDefined('lp-catalog-home');
    for (const action of [() => page.element.remove(), () => body?.append(page.element)]) {
      // The element acts on a removal in a microtask of its own.
      await Promise.resolve();
      action();
      await Promise.resolve();
    }
    await ready;
    expect(page.said).to.deep.equal([]);
    expect(page.root().querySelectorAll('[part=root]').length).to.equal(1);
    page.element.remove();
    await until(() => content(page) === null, 'an empty element');
  });

  it('hydrates after it returns, if it was out of the page meanwhile [R-EMBED-037]', async () => {
    const page = await openWith('lp-search', common);
    const body = page.element.parentElement;
    const ready = page.load();
    await page.element.ownerDocument.defaultView?.customElements.whenDefined('lp-search');
    page.element.remove();
    typeInto(searchBox(page), 'first aid');
    body?.append(page.element);
    await ready;
    expect(searchBox(page).value).to.equal('first aid');
    expect(page.said).to.deep.equal([]);
  });
});
