import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, nextEvent, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-lists.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}"`;
const openList = async (id: string) => {
  const element = await mountIn(desktopPx, `<lp-lists ${session} list-id="${id}"></lp-lists>`);
  await inside(element).findByRole('button', { name: 'Share' });
  return { element, ...inside(element) };
};
/** Lists of the demo: the manager's own, one that the manager follows, one of somebody else. */
const [own, followed, foreign] = ['6011', '6021', '6002'];
const writes = async () =>
  (await portal.calls()).map(({ operationId }) => operationId).filter((id) => /follow/.test(id ?? ''));

describe('a list', () => {
  it('can be edited but not followed by its owner [R-FAV-014 R-LISTS-018 R-ROLE-015]', async () => {
    const { getByRole, queryByRole } = await openList(own);
    getByRole('button', { name: 'Edit' });
    expect(queryByRole('button', { name: /^Follow/ })).to.equal(null);
  });

  it('shows Following to a follower, who can unfollow it [R-FAV-013 R-ROLE-021]', async () => {
    const { element, getByRole, findByRole, queryByRole } = await openList(followed);
    expect(queryByRole('button', { name: 'Edit' })).to.equal(null);
    const changed = nextEvent<{ change: string }>(element, 'lp-list-change');
    getByRole('button', { name: 'Following' }).click();
    await findByRole('button', { name: 'Follow' });
    expect((await changed).detail.change).to.equal('unfollowed');
    expect(await writes()).to.include('unfollowList');
  });

  it('shows Follow to anybody else [R-FAV-012 R-LISTS-017 R-ROLE-020]', async () => {
    const { element, getByRole, findByRole } = await openList(foreign);
    const changed = nextEvent<{ change: string }>(element, 'lp-list-change');
    const button = getByRole('button', { name: 'Follow' });
    button.focus();
    button.click();
    await findByRole('button', { name: 'Following', pressed: true });
    expect((await changed).detail.change).to.equal('followed');
    expect(await writes()).to.include('followList');
    clearPage();
    await (await openList(foreign)).findByRole('button', { name: 'Following' });
  });

  it('ignores a second press while following is in progress [R-FAV-011]', async () => {
    const { getByRole, queryByRole } = await openList('6003');
    await portal.forgetCalls();
    const late = holdAnswer('/lists/follow/');
    getByRole('button', { name: 'Follow' }).click();
    await until(
      () => getByRole('button', { name: /^Follow/ }).getAttribute('aria-disabled') === 'true',
      'a button that cannot be pressed',
    );
    getByRole('button', { name: /^Follow/ }).click();
    late.release();
    await until(
      () => queryByRole('button', { name: 'Following' })?.getAttribute('aria-disabled') === 'false',
      'a button that can be pressed again',
    );
    expect(await writes()).to.deep.equal(['followList']);
  });

  it('shows a message and the saved state when following succeeded but answered 500 [R-ERROR-004 R-ERROR-002 O-15]', async () => {
    const { getByRole, findByRole, findByText } = await openList('6022');
    await portal.fault({ call: 'followList', mode: 'done-500', times: 1 });
    getByRole('button', { name: 'Follow' }).click();
    await findByText(/Something went wrong/);
    await findByRole('button', { name: 'Following' });
    takeErrors();
  });

  it('can always be shared [R-FAV-015 R-ROLE-022 R-LISTS-016]', async () => {
    for (const id of [own, followed, foreign]) {
      await openList(id);
      clearPage();
    }
  });
});

describe('the page of a list', () => {
  it('has favourite buttons for the owner only [R-ROLE-019 R-VALID-045]', async () => {
    const mine = await openList(own);
    await mine.findAllByRole('article');
    await until(() => mine.queryAllByRole('button', { name: /favourites or lists/ }).length === 12, 'hearts');
    clearPage();
    const other = await openList(followed);
    await other.findAllByRole('article');
    expect(other.queryByRole('button', { name: /favourites or lists/ })).to.equal(null);
  });

  it('folds a description that is taller than 80 px, and unfolds it [R-LISTS-014 R-CONST-015]', async () => {
    const { findAllByRole, element } = await openList(own);
    await findAllByRole('article');
    const parent = element.parentElement;
    if (parent) parent.style.width = '320px';
    const [more] = await findAllByRole('button', { name: 'Show whole description' });
    const text = element.shadowRoot?.getElementById(more?.getAttribute('aria-controls') ?? '');
    expect(text?.getBoundingClientRect().height).to.equal(80);
    more?.click();
    await until(() => (text?.getBoundingClientRect().height ?? 0) > 80, 'the whole description');
    expect(more?.getAttribute('aria-expanded')).to.equal('true');
  });
});
