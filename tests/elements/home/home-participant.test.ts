import { expect } from 'chai';
import { takeErrors, warningsSoFar, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, comeTo, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const components = [
  block('Own', { contentType: 'MyActivities' }),
  block('Chosen', { contentType: 'InTargetGroup' }),
  block('Posts', { contentType: 'News' }),
  block('Going on', { contentType: 'ContinueWhereYouLeft' }),
];

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('participant')}"`;
});
afterEach(clearPage);

const home = async (names: string) => {
  const element = await mountIn(
    desktopPx,
    `<lp-catalog-home ${attributes} blocks="${names}"></lp-catalog-home>`,
  );
  const root = inside(element);
  await root.findAllByRole('article');
  return root;
};

/** The card whose status reads so, and where it leads. */
async function cardOf(status: string) {
  const root = await home('own');
  const [badge] = root.getAllByText(status);
  const link = badge?.closest('article')?.querySelector('a');
  if (!link) throw new Error(`There is no card that is ${status}.`);
  return new URL(link.href);
}

describe('home of a participant', () => {
  it('has no See all at my activities, but has it at other blocks [R-HOME-032 R-ROLE-023]', async () => {
    const root = await home('own,chosen');
    await comeTo(await root.findByRole('region', { name: 'Chosen' }));
    root.getByRole('link', { name: 'See all of Chosen' });
    expect(root.queryByRole('link', { name: 'See all of Own' })).to.equal(null);
  });

  it('links an activity with a waiting list to the course choice [R-CLICK-004]', async () => {
    expect((await cardOf('Enrolled on waiting list')).pathname).to.equal('/course-choice');
  });

  it('links an activity with a sign-up to its details, with its class [R-CLICK-006]', async () => {
    const address = await cardOf('Signed up');
    expect(address.pathname).to.equal('/participant/activity-details');
    expect(address.searchParams.get('ktid')).not.to.equal(null);
  });

  it('shows no status for an activity that is not signed up, not enrolled or unsubscribed [R-STATUS-017]', async () => {
    const root = await home('own');
    for (const label of ['Not signed up', 'Not enrolled', 'Enrolled unsubscribed'])
      expect(root.queryByText(label), label).to.equal(null);
  });

  it('has favourite buttons on courses of my activities, and none on posts [R-VALID-044 R-VALID-045]', async () => {
    const root = await home('own');
    await root.findAllByRole('button', { name: /favourites or lists/ });
    clearPage();
    const posts = await home('posts');
    expect(posts.queryByRole('button', { name: /favourites or lists/ })).to.equal(null);
  });

  it('links media items to continue with to the player, with a way back to the group room [R-CLICK-001]', async () => {
    const root = await home('going-on');
    const paths = root.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
    expect(paths.some(({ pathname }) => pathname.startsWith('/catalog/play-media/'))).to.equal(true);
    expect(paths.some(({ searchParams }) => searchParams.has('rumg'))).to.equal(true);
  });

  it('reports to the portal once which post was opened, and continues when the portal fails [A-131]', async () => {
    const views = async () =>
      (await portal.calls()).filter(({ operationId }) => operationId === 'trackPostView');
    // The test stays where it is: the page follows no link.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('lp-navigate', stay);
    const root = await home('posts');
    const [link, second] = root.getAllByRole('article').map((card) => card.querySelector('a'));
    link?.click();
    await until(async () => (await views()).length > 0, 'the portal to be told');
    expect((await views()).map(({ path, status }) => [path.split('/').at(-1), status])).to.deep.equal([
      [new URL(link?.href ?? '').pathname.split('/').at(-1), 200],
    ]);
    await portal.fault({ call: 'trackPostView', mode: 'refuse', status: 500, times: 1 });
    second?.click();
    await until(() => warningsSoFar().some((line) => line.includes('trackPostView')), 'a line in the log');
    expect(root.queryByRole('alert')).to.equal(null);
    expect((await views()).length).to.equal(2);
    document.removeEventListener('lp-navigate', stay);
    takeErrors();
  });
});
