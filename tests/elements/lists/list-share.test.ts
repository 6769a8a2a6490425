import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-lists.js'));
afterEach(clearPage);

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"`;

/** What this browser can do, as the test says; it may offer neither on its own. */
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  offer('share', undefined);
});

async function pressShare(listId = '6001') {
  const element = await mountIn(desktopPx, `<lp-lists ${session} list-id="${listId}"></lp-lists>`);
  const queries = inside(element);
  await queries.findAllByRole('article');
  queries.getByRole('button', { name: 'Share' }).click();
  return { element, ...queries };
}

const openShare = async () => {
  const open = await pressShare();
  return { ...open, dialog: await open.findByRole('dialog', { name: 'Share “To learn this year”' }) };
};

describe('the share dialog of a list', () => {
  it('copies the link of the page and reports it [R-ERROR-047 R-OTHER-054 R-OTHER-055]', async () => {
    const copied: string[] = [];
    offer('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
    const { getByRole, findByText } = await openShare();
    getByRole('button', { name: 'Copy link' }).click();
    await findByText('Link copied to clipboard');
    expect(copied).to.have.length(1);
    expect(new URL(copied[0] ?? '').pathname).to.equal('/catalog/list-details/6001');
  });

  it('writes a mail with a subject, and the link in its text [R-LISTS-011 R-OTHER-056]', async () => {
    const { getByRole } = await openShare();
    const { href } = getByRole<HTMLAnchorElement>('link', { name: 'Send by mail' });
    const mail = new URLSearchParams(href.replace(/^mailto:\?/, ''));
    expect(mail.get('subject')).to.equal('To learn this year');
    expect(mail.get('body')).to.contain('/catalog/list-details/6001');
  });

  it('shows 14 of the items as small images [R-OTHER-058 R-CONST-027]', async () => {
    const { dialog } = await openShare();
    expect(dialog.querySelectorAll('[data-preview] > div')).to.have.length(14);
  });

  it('opens the share dialog of the device, and shows no message when the user cancels [R-OTHER-057]', async () => {
    const shared: ShareData[] = [];
    offer('share', (data: ShareData) => {
      shared.push(data);
      return Promise.reject(new DOMException('changed my mind', 'AbortError'));
    });
    const { queryByRole } = await pressShare();
    await until(() => shared.length === 1, 'the device asked');
    expect(new URL(shared[0]?.url ?? '').pathname).to.equal('/catalog/list-details/6001');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(queryByRole('dialog')).to.equal(null);
  });

  it('selects the address when copying is forbidden [R-OTHER-054]', async () => {
    offer('clipboard', { writeText: () => Promise.reject(new Error('forbidden')) });
    const { getByRole } = await openShare();
    const field = getByRole<HTMLInputElement>('textbox', { name: 'Address of the page' });
    getByRole('button', { name: 'Copy link' }).click();
    await until(() => field.selectionEnd === field.value.length && field.selectionStart === 0, 'a selection');
  });
});
