import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, linkElement, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

/** Every type that carries items of its own (R-HOME-003). */
const filled = [
  'MyActivities',
  'Channel',
  'News',
  'PracticalInformation',
  'NewsAndPracticalInformation',
  'InTargetGroup',
  'MandatoryForYou',
  'ExpiredOrNearExpiredActivities',
  'ContinueWhereYouLeft',
  'ManualLearningSpace',
  'MyInterests',
  'MySkillResponsibility',
  'MyPlans',
];
const own = ['Alder', 'Birch'].map((name) => linkElement(name));
let attributes = '';

before(async () => {
  history.replaceState(null, '', '?name=Ada+Berg');
  await import('/dist/lp-catalog-home.js');
  const components = [
    ...filled.map((contentType) => block(contentType, { contentType, source: 1, itemLayout: 'Multiple' })),
    block('Own', { contentType: 'CustomList', customListAllowUserEdit: true, elements: own }),
  ];
  const config = await configWith(portal, [{ id: '1', name: 'All', components }]);
  attributes = `lang="en-GB" preview preview-as="News=empty" config="${config}" session-url="${portal.sessionUrl('manager')}"`;
});
beforeEach(() => portal.forgetCalls());
afterEach(clearPage);

async function open() {
  const home = await mountIn(desktopPx, `<lp-catalog-home ${attributes}></lp-catalog-home>`);
  await inside(home).findByRole('link', { name: 'Alder' });
  return { home, ...inside(home) };
}

const operations = async () =>
  (await portal.calls()).flatMap(({ operationId }) => (operationId === null ? [] : [operationId]));

describe('the preview', () => {
  it('shows five samples in every block, and none in a block that is set to be empty [R-OTHER-013 R-CONST-032]', async () => {
    const { home } = await open();
    const sections = () => [...(home.shadowRoot?.querySelectorAll('section[data-content-type]') ?? [])];
    const waiting = () => sections().filter((section) => section.querySelector('[aria-busy]'));
    await until(() => {
      // Blocks send requests when they are in view.
      waiting()[0]?.scrollIntoView();
      return waiting().length === 0;
    }, 'every block');
    const counts = sections()
      .filter((section) => filled.includes(section.getAttribute('data-content-type') ?? ''))
      .map(
        (section) =>
          `${section.getAttribute('data-content-type')} ${section.querySelectorAll('article').length}`,
      );
    expect(counts).to.have.length(filled.length);
    for (const count of counts) expect(count).to.match(count.startsWith('News ') ? /^News 0$/ : / 5$/);
  });

  it('shows the user of the query string [R-OTHER-014]', async () => {
    const { findByText } = await open();
    await findByText('Ada Berg');
  });

  it('sends nothing: it fetches no block and saves no order and no interests [R-OTHER-012 R-OTHER-015]', async () => {
    const { home, findByRole, findAllByRole, queryByRole } = await open();
    (await findByRole('button', { name: 'Move Alder later' })).click();
    await until(() => home.shadowRoot?.textContent.includes('Alder, position 2 of 2.') === true, 'a move');
    (await findByRole('button', { name: 'Change interests' })).click();
    const boxes = await findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).to.have.length(5);
    boxes[0]?.click();
    (await findByRole('button', { name: 'Save' })).click();
    await until(() => queryByRole('dialog') === null, 'the dialog to close');
    await findByRole('link', { name: 'Alder' });
    expect(await operations()).to.deep.equal([]);
  });
});
