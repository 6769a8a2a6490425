import { expect } from 'chai';
import { answerInstead, holdAnswer, openAt, queryNow } from '../support/at-route';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, linkElement } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

const components = [
  block('Post office', { contentType: 'News', description: 'All that is new.' }),
  block('Chosen', { contentType: 'InTargetGroup' }),
  block('Asked of me', { contentType: 'MandatoryForYou' }),
  block('Out of date', { contentType: 'ExpiredOrNearExpiredActivities' }),
  block('Go on', { contentType: 'ContinueWhereYouLeft' }),
  block('Spaces', { contentType: 'ManualLearningSpace' }),
  block('Answered for', { contentType: 'MySkillResponsibility' }),
  block('Likes', { contentType: 'MyInterests' }),
  block('Plans', { contentType: 'MyPlans' }),
  block('Words', { contentType: 'TextBlock' }),
  block('Links', {
    contentType: 'CustomList',
    itemLayout: 'SquareHorizontal',
    elements: [linkElement('One'), linkElement('Two')],
  }),
];

let attributes = '';
let restore = () => {};

// Responses are cached per catalog, so that each test that needs other answers has a catalog of its own.
const catalog = (id: string, options: object = {}) => ({ id, name: id, components, ...options });
const compactCatalog = catalog('compact', { resultPageUIListViewSize: 'Compact' });

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const others = Array.from({ length: 20 }, (_, at) => catalog(`try-${at}`));
  const config = await configWith(portal, [
    ...['1', '2', '11'].map((id) => catalog(id)),
    compactCatalog,
    ...others,
  ]);
  attributes = `chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(async () => {
  restore();
  restore = () => {};
  clearPage();
  await portal.heal();
});

const open = async (path: string, catalogId = '1') => {
  const element = await openAt(attributes, `/catalog/see-all/${path}?id=${catalogId}`);
  return { element, root: inside(element) };
};
const requestedPages = async () =>
  (await portal.calls())
    .filter(({ operationId }) => operationId === 'catalogPosts')
    .map(({ path }) => path.split('/').slice(-2).join('/'));

describe('a see-all page', () => {
  it('has its title, its description and the way back [R-SEEALL-001 R-SEEALL-002]', async () => {
    const { root } = await open('News', '11');
    await root.findAllByRole('article');
    root.getByRole('heading', { name: 'Post office' });
    root.getByText('All that is new.');
    root.getByRole('link', { name: 'Back' });
    clearPage();
    const other = await open('MandatoryForYou');
    await other.root.findByRole('heading', { name: 'Asked of me' });
    expect(other.root.queryByText('All that is new.')).to.equal(null);
  });

  it('starts at page 0 and adds the next with each Show more [R-SEEALL-023 R-SEEALL-024 O-4]', async () => {
    await portal.forgetCalls();
    const { root } = await open('News');
    expect(await root.findAllByRole('article')).to.have.length(12);
    expect(await requestedPages()).to.deep.equal(['12/0']);
    root.getByRole('button', { name: 'Show more' }).click();
    await until(() => root.getAllByRole('article').length > 12, 'more posts');
    expect(await requestedPages()).to.deep.equal(['12/0', '12/12']);
    await root.findByText(/^\d+ more loaded, \d+ shown$/);
  });

  it('has a list or calendar choice in the address when items have dates [R-SEEALL-003]', async () => {
    const { root } = await open('InTargetGroup');
    (await root.findByRole('button', { name: 'Calendar' })).click();
    const months = () => root.queryAllByRole('heading', { name: /^[A-Z][a-z]+ 20\d\d$/ }).length;
    await until(() => months() > 1, 'months');
    expect(queryNow().get('st')).to.equal('2');
    root.getByRole('button', { name: 'List' }).click();
    await until(() => months() === 0, 'the list');
  });

  it('has no choice and no panel when no item has a date [A-078]', async () => {
    const { root } = await open('ManualLearningSpace');
    await root.findAllByRole('article');
    expect(root.queryByRole('button', { name: 'Calendar' })).to.equal(null);
    expect(root.queryByRole('complementary')).to.equal(null);
  });

  it('shows cards with images by default, and rows without images in the compact layout [R-SEEALL-005]', async () => {
    const cards = await open('InTargetGroup');
    const [card] = await cards.root.findAllByRole('article');
    const height = card?.getBoundingClientRect().height ?? 0;
    clearPage();
    const lines = await open('InTargetGroup', 'compact');
    const [line] = await lines.root.findAllByRole('article');
    expect(line?.getBoundingClientRect().height).to.be.lessThan(height / 3);
    expect(lines.element.shadowRoot?.querySelectorAll('article img')).to.have.length(0);
  });

  it('shows the whole list of an editor by its index [A-015]', async () => {
    const { root, element } = await open('CustomList/0');
    await root.findByRole('link', { name: 'Two' });
    root.getByRole('heading', { name: 'Links' });
    expect(element.shadowRoot?.querySelector('[data-item-layout=SquareGrid]')).not.to.equal(null);
  });

  it('omits the statuses of a waiting list and of a missing sign-up [R-STATUS-059]', async () => {
    const waiting = { id: 1, name: 'Waiting', type: 101, status: 'USEWL' };
    const signedUp = { id: 2, name: 'Signed', type: 101, status: 'USES' };
    restore = answerInstead('/target-groups', JSON.stringify([waiting, signedUp]));
    const { root } = await open('InTargetGroup', 'try-19');
    await root.findByText('Signed up');
    expect(root.queryByText('Enrolled on waiting list')).to.equal(null);
  });
});

describe('an empty see-all page', () => {
  const texts: [string, string, string, string][] = [
    [
      'R-SEEALL-013',
      'ManualLearningSpace',
      '/learning-space/',
      'You are not a member of any learning spaces.',
    ],
    ['R-SEEALL-014', 'News', '/get-catalog-posts/', 'There are no posts to show.'],
    ['R-SEEALL-015', 'MandatoryForYou', '/target-groups', 'There are no mandatory activities for you.'],
    [
      'R-SEEALL-016',
      'MySkillResponsibility',
      '-responsibility/',
      'You are not responsible for any skills or plans.',
    ],
    ['R-SEEALL-017', 'InTargetGroup', '/target-groups', 'There are no activities for your target groups.'],
    ['R-SEEALL-018', 'ContinueWhereYouLeft', '/continue-where', 'There is nothing to continue with.'],
    ['R-SEEALL-019', 'MyInterests', '/my-interests/', 'Nothing matches your interests.'],
    [
      'R-SEEALL-020',
      'ExpiredOrNearExpiredActivities',
      '/expired-',
      'No activities have expired or will expire soon.',
    ],
    ['R-SEEALL-021', 'MyPlans', '/my-plans', 'You have no plans.'],
  ];
  for (const [at, [id, type, call, text]] of texts.entries())
    it(`of ${type} has its own text [${id} R-ERROR-042]`, async () => {
      restore = answerInstead(call, '[]');
      const { element, root } = await open(type, `try-${at}`);
      await root.findByText(text);
      root.getByRole('link', { name: 'Back' });
      expect(element.shadowRoot?.querySelector('article')).to.equal(null);
    });

  it('of any other type has the general text [R-SEEALL-022]', async () => {
    const { root } = await open('TextBlock');
    await root.findByText('There is nothing to show.');
  });
});

describe('a see-all page whose call fails', () => {
  for (const [at, mode] of ['refuse', 'malformed'].entries())
    it(`reports the failure for “${mode}”, and loads on another try [O-1 R-ERROR-011 R-ERROR-012]`, async () => {
      await portal.fault({ call: 'targetGroups', mode });
      const { root } = await open('InTargetGroup', `try-${10 + at}`);
      await root.findByText('This could not be shown');
      await portal.heal();
      root.getByRole('button', { name: 'Try again' }).click();
      await root.findAllByRole('article');
      takeErrors();
    });

  it('keeps the loaded items when the next page fails, and Try again is in its place [O-1]', async () => {
    const { root } = await open('News', '2');
    await root.findAllByRole('article');
    await portal.fault({ call: 'catalogPosts', mode: 'malformed' });
    root.getByRole('button', { name: 'Show more' }).click();
    const again = await root.findByRole('button', { name: 'Try again' });
    expect(root.getAllByRole('article')).to.have.length(12);
    await portal.heal();
    again.click();
    await until(() => root.getAllByRole('article').length > 12, 'more posts');
    takeErrors();
  });

  it('shows placeholder cards while the answer is slow, and then the cards [R-HOME-044]', async () => {
    const late = holdAnswer('/target-groups');
    const { element, root } = await open('MandatoryForYou', 'try-13');
    await until(() => element.shadowRoot?.querySelector('[aria-busy]') != null, 'quiet cards');
    late.release();
    await root.findAllByRole('article');
    expect(element.shadowRoot?.querySelector('[aria-busy=true]')).to.equal(null);
  });
});
