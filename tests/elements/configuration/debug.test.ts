import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { afterEach, before, describe, it } from '../support/mocha';
import { pressKey } from '../support/gestures';
import { block, configWith, linkElement } from '../support/own-catalogs';
import { clearPage, openPortal, until } from '../support/page';
import { openFrame, type PageInFrame } from '../support/page-in-frame';

const portal = openPortal();
const list = block('Tools', { contentType: 'CustomList', elements: [linkElement('Map')] });
const plans = block('Plans', { contentType: 'MyPlans' });
const news = block('Academy news', { contentType: 'News' });

/** WebKit does not report the status of a request. */
const reportedStatus = 'responseStatus' in PerformanceResourceTiming.prototype ? 'status 200' : 'no status';

const homeWith = async (components: readonly object[], attributes: string) => {
  const config = await configWith(portal, [{ id: '1', name: 'Academy', components }]);
  return `<lp-catalog-home ${attributes} config="${config}"></lp-catalog-home>`;
};

/** Opens a page whose element has its root. */
async function openElement(html: string, query?: string): Promise<PageInFrame> {
  const page = await openFrame(html, query);
  await until(() => Boolean(page.root()), 'the root of the element');
  return page;
}

const panelOf = (page: PageInFrame) => within(page.root()).findByRole('region', { name: 'Debug' });

/** Waits until a part of the panel has a line. */
async function lineIn(page: PageInFrame, part: string, line: RegExp): Promise<void> {
  const region = () => within(page.root()).queryByRole('region', { name: part });
  await until(
    () => line.test(region()?.textContent ?? ''),
    () => `${line} in ${region()?.textContent}`,
  );
}

before(async () => {
  await fetch(portal.configUrl);
});
afterEach(clearPage);

describe('the debug panel', () => {
  it('opens by the attribute and names why each block is shown or not [O-11 R-HOME-028]', async () => {
    const page = await openElement(await homeWith([list, plans], 'debug'));
    await panelOf(page);
    await lineIn(page, 'Blocks of “Academy”', /CustomList “Tools”: shown, 1 item/);
    await lineIn(page, 'Blocks of “Academy”', /MyPlans “Plans”: not shown, needs a signed-in user/);
    await lineIn(page, 'Configuration', /Used: <lp-catalog-home> config/);
    await lineIn(page, 'Session', /Not signed in/);
    await lineIn(page, 'Versions on this page', /\d+\.\d+\.\d+.*, runs the elements/);
  });

  it('opens by the query of the address, and not without it [O-11]', async () => {
    const html = `<lp-catalog-home config-url="${portal.configUrl}"></lp-catalog-home>`;
    await panelOf(await openElement(html, '?lp-debug'));
    clearPage();
    const page = await openElement(html);
    await within(page.root()).findAllByRole('heading');
    expect(within(page.root()).queryByRole('region', { name: 'Debug' })).to.equal(null);
  });

  it('names a problem with its field and a suggestion [O-11]', async () => {
    const page = await openElement(await homeWith([{ ...list, itemLayout: 'Multipel' }], 'debug'));
    await lineIn(
      page,
      'Problems',
      /config\.catalogs\[0\]\.components\[0\]\.itemLayout: .*got "Multipel"\. Did you mean “Multiple”\?/,
    );
  });

  it('names a call with its status, and no token and no value of a query [O-10 O-11]', async () => {
    const sessionUrl = portal.sessionUrl('participant');
    const { token } = (await (await fetch(sessionUrl)).json()) as { token: string };
    const page = await openElement(await homeWith([news], `debug session-url="${sessionUrl}?secret=hush"`));
    await lineIn(page, 'Calls', new RegExp(`catalogPosts GET http\\S+: ${reportedStatus}, \\d+ ms`));
    await lineIn(page, 'Calls', new RegExp(`session-url GET http\\S+\\?secret=…: ${reportedStatus}`));
    await lineIn(page, 'Session', /Signed in: .*Access token/);
    await lineIn(page, 'Blocks of “Academy”', /News “Academy news”: shown, \d+ items/);
    const panel = await panelOf(page);
    expect(panel.textContent).not.to.contain(token);
    expect(panel.textContent).not.to.contain('Bearer');
    expect(panel.textContent).not.to.contain('hush');
  });

  it('copies its lines as text [O-11]', async () => {
    const copied: string[] = [];
    const page = await openElement(await homeWith([list], 'debug'));
    const { defaultView } = page.body().ownerDocument;
    Object.defineProperty(defaultView?.navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const panel = within(await panelOf(page));
    await lineIn(page, 'Session', /Not signed in/);
    panel.getByRole('button', { name: 'Copy as text' }).click();
    await panel.findByRole('button', { name: 'Copied' });
    expect(copied[0]).to.contain('Blocks of “Academy”\n- CustomList “Tools”: shown, 1 item\n');
    expect(copied[0]).to.contain('Session\n- Not signed in\n- Roles: none\n');
  });

  it('collapses, and closes by keyboard and returns the focus [O-4 O-11]', async () => {
    const page = await openFrame(`<button>Before</button>`);
    const { ownerDocument } = page.body();
    page.body().append(ownerDocument.createRange().createContextualFragment(await homeWith([list], 'debug')));
    const root = () => ownerDocument.querySelector('lp-catalog-home')?.shadowRoot as unknown as HTMLElement;
    await until(() => Boolean(root()), 'the root of the element');
    const panel = await within(root()).findByRole('region', { name: 'Debug' });
    const toggle = within(panel).getByRole('button', { name: 'Debug' });
    toggle.click();
    await until(() => toggle.getAttribute('aria-expanded') === 'false', 'a collapsed panel');
    expect(within(panel).queryByRole('region', { name: 'Session' })).to.equal(null);
    const outside = within(page.body()).getByRole('button', { name: 'Before' });
    outside.focus();
    const close = within(panel).getByRole('button', { name: 'Close' });
    close.focus();
    pressKey(close, 'Escape');
    await until(() => within(root()).queryByRole('region', { name: 'Debug' }) === null, 'a closed panel');
    expect(ownerDocument.activeElement).to.equal(outside);
  });
});
