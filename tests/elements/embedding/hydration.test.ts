import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { pressKey, typeInto } from '../support/gestures';
import { afterEach, beforeEach, describe, it } from '../support/mocha';
import { clearPage, openPortal, until } from '../support/page';
import { openRendered, rendered } from '../support/rendered-page';

const portal = openPortal();

beforeEach(() => portal.forgetCalls());
afterEach(clearPage);

const home = { 'config-url': portal.configUrl, lang: 'en' };

const cardLinks = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('article')
    .map((card) => card.querySelector('a')?.textContent);

const firstHeading = (root: HTMLElement) => within(root).getAllByRole('heading')[0];

describe('an element that a server has rendered', () => {
  it('shows its screen before its code loads, and repeats no call of the server [R-EMBED-037]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home });
    const page = await openRendered(html);
    const heading = firstHeading(page.root());
    const cards = cardLinks(page.root());
    expect(cards.length).to.be.greaterThan(10);
    await portal.forgetCalls();
    await page.load();
    expect(cardLinks(page.root())).to.deep.equal(cards);
    expect(firstHeading(page.root()) === heading).to.equal(true);
    const calls = (await portal.calls()).map(({ operationId, path }) => operationId ?? path);
    expect(calls.filter((name) => !/image|file/i.test(name))).to.deep.equal([]);
    expect(page.said).to.deep.equal([]);
  });

  it('renders anew over the HTML of another build, and repeats no call of its server [R-EMBED-037]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home });
    const page = await openRendered(html.replace(/"markup":"\w+"/, '"markup":"another"'));
    const heading = firstHeading(page.root());
    const cards = cardLinks(page.root());
    await portal.forgetCalls();
    await page.load();
    expect(heading?.isConnected).to.equal(false);
    await until(() => cardLinks(page.root()).length >= cards.length, 'all cards');
    expect(cardLinks(page.root())).to.deep.equal(cards);
    const calls = (await portal.calls()).map(({ operationId, path }) => operationId ?? path);
    expect(calls.filter((name) => !/image|file/i.test(name))).to.deep.equal([]);
    expect(page.said).to.deep.equal([]);
  });

  it('takes over what a person has typed, and searches for it [R-EMBED-037]', async () => {
    const { html } = await rendered('lp-search', { attributes: { ...home, results: true } });
    const page = await openRendered(html);
    const box = () => within(page.root()).getByRole('combobox');
    box().focus();
    typeInto(box(), 'first aid');
    await page.load();
    expect((box() as HTMLInputElement).value).to.equal('first aid');
    expect((page.root() as unknown as ShadowRoot).activeElement === box()).to.equal(true);
    typeInto(box(), 'first aid');
    pressKey(box(), 'Enter');
    await within(page.root()).findByRole('heading', { name: /first aid/ });
    expect(page.said).to.deep.equal([]);
  });

  it('renders anew for a person when the server has rendered for a visitor [R-EMBED-037 R-ROLE-004]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home });
    expect(html).not.to.contain('"session":');
    const session = `session-url="${portal.sessionUrl('participant')}"`;
    const page = await openRendered(html.replace('<lp-catalog-home', `<lp-catalog-home ${session}`));
    await page.load();
    await within(page.root()).findByRole('button', { name: /^Menu of / });
    expect(page.said).to.deep.equal([]);
  });

  it('follows a later attribute, and renders again after it was removed and inserted [R-EMBED-037]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home });
    const page = await openRendered(html);
    await page.load();
    page.element.setAttribute('theme', 'dark');
    const root = () => page.root().querySelector('[part=root]');
    await until(() => root()?.getAttribute('data-theme') === 'dark', 'the dark theme');
    const body = page.element.parentElement;
    page.element.remove();
    await until(() => root() === null, 'an empty element');
    body?.append(page.element);
    await within(page.root()).findAllByRole('link');
    expect(page.said).to.deep.equal([]);
  });

  it('shows that a media item is gone, and requests it no second time [R-EMBED-037]', async () => {
    const gone = '/catalog/play-media/999999/video';
    const { html, status } = await rendered('lp-catalog-home', {
      attributes: { ...home, 'base-path': '/' },
      url: location.origin + gone,
    });
    expect(status).to.equal(404);
    const page = await openRendered(html, gone);
    const alert = within(page.root()).getByRole('alert');
    await portal.forgetCalls();
    await page.load();
    expect(within(page.root()).getByRole('alert').textContent).to.equal(alert.textContent);
    expect(within(page.root()).getByRole('alert') === alert).to.equal(true);
    const calls = async () => (await portal.calls()).filter(({ path }) => path.includes('999999')).length;
    expect(await calls()).to.equal(0);
    expect(page.said).to.deep.equal([]);
  });

  it('uses the sheet of its own code when the linked one does not load [R-EMBED-032]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home, assets: '/nowhere/' });
    const page = await openRendered(html);
    await page.load();
    const root = page.root() as unknown as ShadowRoot;
    await until(() => root.adoptedStyleSheets.length === 1, 'an adopted sheet');
    expect(root.querySelector('[data-sheet]') === null).to.equal(true);
  });

  it('shows its screen with the styles in its HTML, and adds no others [R-EMBED-032]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home, styles: 'inline' });
    const page = await openRendered(html);
    const root = page.root() as unknown as ShadowRoot;
    const card = root.querySelector('article') as Element;
    expect(page.element.ownerDocument.defaultView?.getComputedStyle(card).position).to.equal('relative');
    await page.load();
    expect(root.adoptedStyleSheets).to.have.length(0);
    expect(root.querySelectorAll('[data-sheet]')).to.have.length(1);
    expect(page.said).to.deep.equal([]);
  });

  it('renders in the browser when its data was changed on the way [R-EMBED-037]', async () => {
    const { html } = await rendered('lp-catalog-home', { attributes: home });
    const page = await openRendered(html.replace('"queries":{', '"queries":{{'));
    await page.load();
    await within(page.root()).findAllByRole('link');
    expect(page.said).to.deep.equal([]);
  });
});
