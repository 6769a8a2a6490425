import { expect } from 'chai';
import { answerInstead, openAt } from '../support/at-route';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const components = [
  block('Go on', { contentType: 'ContinueWhereYouLeft' }),
  block('Chosen', { contentType: 'InTargetGroup' }),
  block('Small', { contentType: 'MandatoryForYou', size: 'Small', showElementDescription: false }),
  block('Spaces', { contentType: 'ManualLearningSpace' }),
  block('Plans', { contentType: 'MyPlans' }),
  block('Skills', { contentType: 'MySkillResponsibility' }),
];
const catalogs = ['1', 'list', 'compact'].map((id) => ({
  id,
  name: id,
  components,
  ...(id === 'compact' ? { resultPageUIListViewSize: 'Compact' } : {}),
}));

let attributes = '';
let restore = () => {};

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const config = await configWith(portal, catalogs);
  attributes = `chrome="none" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
afterEach(() => {
  restore();
  clearPage();
});

const home = async (name: string) =>
  inside(
    await mountIn(
      desktopPx,
      `<lp-catalog-home lang="en-GB" ${attributes} blocks="${name}"></lp-catalog-home>`,
    ),
  );

const textOf = (card: Element | null | undefined) => card?.textContent ?? '';

describe('the card of an item to continue with', () => {
  const event = (id: number, eventType: number, data: object) => ({
    id,
    eventType,
    dataJson: JSON.stringify(data),
    uri: `/back/${id}`,
  });
  const events = [
    event(1, 6, { id: 1, name: 'Beekeepers' }),
    event(2, 4, { id: 2, name: 'Welding' }),
    event(3, 5, { id: 3, name: 'First year' }),
  ];

  it('shows its type, and its button says what it opens [R-ACTION-008 R-ACTION-009 R-ACTION-010]', async () => {
    restore = answerInstead('/continue-where-you-left', JSON.stringify(events));
    const root = await home('go-on');
    const cardOf = async (name: string) =>
      textOf((await root.findByRole('link', { name })).closest('article'));
    expect(await cardOf('Beekeepers')).to.equal('Learning spaceBeekeepersGo to');
    expect(await cardOf('Welding')).to.equal('SkillWeldingGo to skill');
    expect(await cardOf('First year')).to.equal('PlanFirst yearGo to plan');
  });
});

describe('an archived activity', () => {
  const archived = { id: 1, name: 'Old ways', type: 101, description: 'How it was.', isArchived: true };
  const answer = JSON.stringify([archived, { ...archived, id: 2, name: 'New ways', isArchived: false }]);

  for (const name of ['chosen', 'small'])
    it(`says so instead of its description and is no link, in ${name} [R-FAV-018 R-FAV-019]`, async () => {
      restore = answerInstead('/target-groups', answer);
      const root = await home(name);
      await root.findByRole('link', { name: 'New ways' });
      const card = root.getByText('Old ways').closest('article');
      expect(textOf(card)).to.contain('This activity is not available.');
      expect(textOf(card)).not.to.contain('How it was.');
      expect(root.getAllByText('This activity is not available.')).to.have.length(1);
      expect(card?.querySelectorAll('a, button').length).to.equal(0);
    });

  for (const id of ['list', 'compact'])
    it(`says so on a see-all page, too: ${id} [R-FAV-018 R-SEEALL-005]`, async () => {
      restore = answerInstead('/target-groups', answer);
      const root = inside(await openAt(attributes, `/catalog/see-all/InTargetGroup?id=${id}`));
      await root.findByRole('link', { name: 'New ways' });
      const card = root.getByText('Old ways').closest('article');
      expect(textOf(card)).to.contain('This activity is not available.');
      expect(card?.querySelectorAll('a, button').length).to.equal(0);
    });
});

describe('extra information', () => {
  for (const { name, part, item } of [
    { name: 'spaces', part: '/get-manual-learning-space/', item: { extraInformation: '0' } },
    { name: 'skills', part: '/my-skill-responsibility/', item: { approvalRequestCount: 0 } },
    { name: 'plans', part: '/my-plans', item: { completedCount: 0, totalCount: 0 } },
  ])
    it(`omits a count of zero in ${name} [R-ENTITY-034 R-ENTITY-037 R-ENTITY-038]`, async () => {
      restore = answerInstead(part, JSON.stringify([{ id: 7, name: 'Alone', ...item }]));
      const root = await home(name);
      const card = (await root.findByRole('link', { name: 'Alone' })).closest('article');
      expect(textOf(card)).not.to.match(/\d/);
    });
});
