import { expect } from 'chai';
import { holdAnswer } from '../support/at-route';
import { watchConsole, takeErrors } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, comeTo, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const fetched = (name: string, type: string) => linkElement(name, { type, link: '' });
const components = [
  block('Slow', { contentType: 'PracticalInformation' }),
  block('Broken', { contentType: 'MandatoryForYou' }),
  block('Own', { contentType: 'MyActivities' }),
  block('Answered for', { contentType: 'MySkillResponsibility' }),
  block('Offers', { contentType: 'InTargetGroup' }),
  block('Mixed', {
    contentType: 'CustomList',
    elements: [fetched('Class', 'NextUp'), fetched('Certificate', 'LatestCertificate'), linkElement('Plain')],
  }),
  block('Alone', { contentType: 'CustomList', elements: [fetched('Played', 'ContinueELearning')] }),
  ...[1, 2].map((source) => block(`Channel ${source}`, { contentType: 'Channel', source })),
  block('Far', { contentType: 'ManualLearningSpace' }),
];

let attributes = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(async () => {
  clearPage();
  await portal.heal();
});

const home = async (names: string) => {
  const element = await mountIn(
    desktopPx,
    `<lp-catalog-home ${attributes} blocks="${names}"></lp-catalog-home>`,
  );
  return { element, root: inside(element) };
};

describe('a block of home', () => {
  it('shows five placeholder cards while it loads, as high as the loaded ones [R-HOME-044 R-CONST-028]', async () => {
    const late = holdAnswer('/get-catalog-posts/');
    const { element, root } = await home('slow');
    const busy = () => element.shadowRoot?.querySelector('section [aria-busy]');
    await until(() => busy() != null, 'the skeleton');
    const quiet = [...(busy()?.children ?? [])];
    expect(quiet).to.have.length(5);
    const heightOf = (node: Element | undefined) => node?.getBoundingClientRect().height;
    const waited = heightOf(quiet[0]);
    late.release();
    const [card] = await root.findAllByRole('article');
    expect(heightOf(card)).to.equal(waited);
  });

  it('reports a failure, notifies, and loads after Try again [R-ERROR-007 R-ERROR-011 R-ERROR-012]', async () => {
    await portal.fault({ call: 'targetGroups', mode: 'refuse', status: 503 });
    const { root } = await home('broken');
    await root.findByText('This could not be shown');
    root.getByText('Something went wrong on the way. Your data is safe.');
    await root.findByText('Something went wrong. Please try again later.');
    await portal.heal();
    root.getByRole('button', { name: 'Try again' }).click();
    await root.findAllByRole('article');
    takeErrors();
  });

  it('shows its own sentence and Retry when my activities fail [R-BLOCKLOAD-005 R-ERROR-025]', async () => {
    await portal.fault({ call: 'myActivities', mode: 'refuse', status: 503 });
    const { root } = await home('own');
    await root.findByText(/not possible to get data for My activities/i);
    await portal.heal();
    answerNoActivities();
    root.getByRole('button', { name: 'Retry' }).click();
    await root.findByText('Nothing here yet');
    takeErrors();
  });

  it('says so and links to activities when my activities are empty [R-HOME-025 R-ERROR-016 R-ERROR-018]', async () => {
    const { root } = await home('own');
    await root.findByText('You are not signed up for any activities yet.');
    root.getByText('Nothing here yet');
    const find = root.getByRole<HTMLAnchorElement>('link', { name: 'Find activities' });
    expect(new URL(find.href).pathname).to.equal('/catalog/search-all');
  });

  it('shows extra information with a number in its text [R-HOME-013]', async () => {
    const { root } = await home('answered-for');
    expect(await root.findAllByText(/requests? awaits? approval/)).not.to.have.length(0);
  });

  it('links users who are responsible for skills and plans to the matrices [R-ROLE-024]', async () => {
    const { root } = await home('answered-for');
    await root.findAllByRole('article');
    const paths = root.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href).pathname);
    expect(paths.some((path) => /^\/manager\/skills\/\d+\/matrix$/.test(path))).to.equal(true);
    expect(paths.some((path) => /^\/manager\/plans\/\d+\/matrix$/.test(path))).to.equal(true);
  });

  it('shows the other elements when one type of element fails [A-019]', async () => {
    await portal.fault({ call: 'nextUp', mode: 'refuse', status: 503 });
    const { root } = await home('mixed');
    await root.findByText('Certificate');
    root.getByRole('link', { name: 'Plain' });
    await until(() => root.queryByText('Class') === null, 'the failed element to go');
    takeErrors();
  });

  it('says that a list could not be shown, without Try again, when nothing of it loads [A-018]', async () => {
    await portal.fault({ call: 'lastPlayedMedia', mode: 'refuse', status: 503 });
    const { root } = await home('alone');
    await root.findByText('This could not be shown');
    expect(root.queryByRole('button', { name: 'Try again' })).to.equal(null);
    takeErrors();
  });

  it('shows the posts of its own channel [A-038]', async () => {
    const { root } = await home('channel-1,channel-2');
    const titles = async (name: string) => {
      const region = await root.findByRole('region', { name });
      await comeTo(region);
      return [...region.querySelectorAll('article h3, article h4')].map((title) => title.textContent);
    };
    expect(await titles('Channel 1')).not.to.deep.equal(await titles('Channel 2'));
  });

  it('fetches its data only when it is in view or the page is printed', async () => {
    document.body.style.paddingTop = '9000px';
    const { root } = await home('far');
    await root.findByRole('region', { name: 'Far' });
    const operations = async () => (await portal.calls()).map(({ operationId }) => operationId);
    expect(await operations()).not.to.include('manualLearningSpace');
    dispatchEvent(new Event('beforeprint'));
    await root.findAllByText(/\d+ members?/);
    document.body.style.paddingTop = '';
    expect(await operations()).to.include('manualLearningSpace');
  });
});

/** The demo's people all have activities; from here on they have none. */
function answerNoActivities(): void {
  const real = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.includes('/data/my-activities') ? Promise.resolve(new Response('[]')) : real(input, init);
  };
}
