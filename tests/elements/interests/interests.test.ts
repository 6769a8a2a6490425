import { expect } from 'chai';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const components = [block('Ideas', { contentType: 'MyInterests', itemLayout: 'Multiple' })];
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
beforeEach(() => portal.forgetCalls());
afterEach(clearPage);
afterEach(() => portal.heal());

async function open() {
  const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes}></lp-catalog-home>`);
  const within = inside(home);
  const dialog = () => within.findByRole('dialog', { name: 'My interests' });
  return { home, dialog, ...within };
}

const boxes = async ({ findAllByRole }: Awaited<ReturnType<typeof open>>) =>
  findAllByRole<HTMLInputElement>('checkbox');
const writes = async () =>
  (await portal.calls()).flatMap(({ operationId }) =>
    /Interests$/.test(operationId ?? '') && operationId !== 'myInterests' ? [operationId] : [],
  );

describe('the interests block', () => {
  it('shows a message and keeps the ticks when saving is refused [R-ERROR-006]', async () => {
    const page = await open();
    (await page.findByRole('button', { name: 'Change interests' })).click();
    const [first] = await boxes(page);
    const before = first?.checked;
    first?.click();
    await portal.fault({ call: '*', mode: 'refuse' });
    (await page.findByRole('button', { name: 'Save' })).click();
    await page.findAllByRole('alert');
    await until(
      () => page.queryAllByText('Something went wrong. Please try again later.').length === 2,
      'a notification',
    );
    expect((await boxes(page))[0]?.checked).to.equal(!before);
    takeErrors();
  });

  it('opens My interests, with a checkbox per tag, from Change interests [R-HOME-034 R-INTEREST-002 R-INTEREST-003]', async () => {
    const page = await open();
    (await page.findByRole('button', { name: 'Change interests' })).click();
    await page.dialog();
    expect(await boxes(page)).to.have.length(10);
    page.getByRole('checkbox', { name: 'Leadership' });
  });

  it('updates after Save, which sends the changes and closes the dialog [R-INTEREST-004]', async () => {
    const page = await open();
    await page.findAllByRole('article');
    (await page.findByRole('button', { name: 'Change interests' })).click();
    for (const box of await boxes(page)) if (box.checked) box.click();
    (await page.findByRole('button', { name: 'Save' })).click();
    await page.findByText('Choose your interests to get suggestions here.');
    expect(await writes()).to.deep.equal(['deleteInterests']);
    await until(() => page.queryByRole('dialog') === null, 'no dialog');
    const focused = () => page.home.shadowRoot?.activeElement?.textContent;
    await until(() => focused() === 'Change interests', 'the focus on the button that stays');
  });

  it('has a button to choose interests when there are none [R-ERROR-024 R-HOME-026]', async () => {
    const page = await open();
    (await page.findByRole('button', { name: 'Choose interests' })).click();
    (await boxes(page))[0]?.click();
    (await page.findByRole('button', { name: 'Save' })).click();
    await page.findAllByRole('article');
    expect(await writes()).to.deep.equal(['addInterests']);
  });
});
