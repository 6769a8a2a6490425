import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { block, configWith, desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, openPortal } from '../support/page';

const portal = openPortal();
watchConsole();

const types = [
  'News',
  'MyActivities',
  'CustomList',
  'ContinueWhereYouLeft',
  'ExpiredOrNearExpiredActivities',
  'InTargetGroup',
  'MandatoryForYou',
  'MyInterests',
];
let config = '';

before(async () => {
  await import('/dist/lp-catalog-home.js');
  const components = types.map((contentType) => block(contentType, { contentType, itemLayout: 'Multiple' }));
  config = await configWith(portal, [{ id: '1', name: 'All', components }]);
});
afterEach(clearPage);

/** One empty block, once an editor can read its text. */
async function shown(type: string, text: string) {
  const empty = types.map((one) => `${one}=empty`).join('&amp;');
  const home = await mountIn(
    desktopPx,
    `<lp-catalog-home lang="en-GB" chrome="none" preview preview-as="${empty}" blocks="${type}" config="${config}"></lp-catalog-home>`,
  );
  await inside(home).findByText(text);
  return inside(home);
}

const says = async (type: string, text: string): Promise<void> => {
  await shown(type, text);
};

describe('the empty text of a block in the preview', () => {
  it('is shown for posts [R-ERROR-017]', () => says('News', 'There are no posts yet.'));
  it('is shown for my activities, with a link to activities [R-ERROR-018]', async () => {
    const { findByRole } = await shown('MyActivities', 'You are not signed up for any activities yet.');
    await findByRole('link', { name: 'Find activities' });
  });
  it('is shown for a custom list [R-ERROR-019]', () => says('CustomList', 'This list has no elements yet.'));
  it('is shown for continue where you left [R-ERROR-020]', () =>
    says('ContinueWhereYouLeft', 'When you have opened something, you can continue with it here.'));
  it('is shown for expired activities [R-ERROR-021]', () =>
    says('ExpiredOrNearExpiredActivities', 'None of your activities have expired or will expire soon.'));
  it('is shown for activities in a target group [R-ERROR-022]', () =>
    says('InTargetGroup', 'There are no activities for your target groups right now.'));
  it('is shown for mandatory activities [R-ERROR-023]', () =>
    says('MandatoryForYou', 'You have no mandatory activities right now.'));
  it('is shown for my interests, with a button to choose some [R-ERROR-024]', async () => {
    const { findByRole } = await shown('MyInterests', 'Choose your interests to get suggestions here.');
    await findByRole('button', { name: 'Choose interests' });
  });
});
