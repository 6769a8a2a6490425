import { expect } from 'chai';
import { openAt } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-catalog-home.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const attributes = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('participant')}"`;
const writes = async () =>
  (await portal.calls())
    .map(({ operationId }) => operationId ?? '')
    .filter((id) => /^(add|edit|delete)List/.test(id));
/** A list of the participant's own. */
const spare = '6002';

async function openDetails(id: string) {
  const element = await openAt(attributes, `/catalog/list-details/${id}`);
  return { element, ...inside(element) };
}

describe('a deleted list', () => {
  it('is not shown when the user goes back to it, and returns after Undo [R-LISTS-009 A-103]', async () => {
    const { findByRole, findByText, getByRole, queryByRole, queryByText, findAllByRole } =
      await openDetails(spare);
    (await findByRole('button', { name: 'Edit' })).click();
    (await findByRole('button', { name: 'Delete list' })).click();
    const question = await findByRole('dialog', { name: 'Delete list?' });
    [...question.querySelectorAll('button')].find((one) => one.textContent === 'Delete list')?.click();
    await findByRole('tab', { name: 'My lists', selected: true });
    history.back();
    await findByText('This list does not exist any more, or you cannot see it.');
    expect(queryByRole('button', { name: 'Edit' })).to.equal(null);
    getByRole('button', { name: 'Undo' }).click();
    await findAllByRole('article');
    expect(queryByText(/does not exist any more/)).to.equal(null);
    expect(await writes()).not.to.include('deleteList');
  });
});

describe('a list that this user may not see', () => {
  for (const [status, what] of [
    [403, 'is refused'],
    [404, 'does not exist'],
    [410, 'is gone'],
  ] as const) {
    it(`says so in its place, without a notification, when it ${what} (${status}) [R-ROLE-037 O-30 A-121]`, async () => {
      await portal.fault({ call: 'listInfo', mode: 'refuse', status });
      const { findByText, getByRole, getByText, element } = await openDetails(`none-${status}`);
      if (status === 403) {
        await findByText('You do not have access to this page.');
        const home = getByRole<HTMLAnchorElement>('link', { name: 'Go to home page' });
        expect(home.hash).to.match(/^#\/(\?|$)/);
      } else await findByText('This list does not exist any more, or you cannot see it.');
      expect(element.shadowRoot?.querySelector('header')).not.to.equal(null);
      expect(element.shadowRoot?.querySelector('[part=toast]')).to.equal(null);
      expect(inside(element).queryByText(/Something went wrong/)).to.equal(null);
      getByText('Back to my lists');
      takeErrors();
    });
  }

  it('reports refused items below the list, without a notification [O-30]', async () => {
    await portal.fault({ call: 'listItems', mode: 'refuse', status: 403 });
    const { findByText, element } = await openDetails('6001');
    await findByText('You do not have access to this page.');
    expect(element.shadowRoot?.querySelector('[part=toast]')).to.equal(null);
    takeErrors();
  });
});
