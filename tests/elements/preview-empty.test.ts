import { watchConsole } from './support/console';
import { afterEach, before, describe, it } from './support/mocha';
import { block, configWith, desktopPx, mountIn } from './support/own-catalogs';
import { clearPage, inside, openPortal } from './support/page';

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

describe('an empty block says what will be there', () => {
  it('R-ERROR-017 posts', () => says('News', 'There are no posts yet.'));
  it('R-ERROR-018 my activities, and where to find some', async () => {
    const { findByRole } = await shown('MyActivities', 'You are not signed up for any activities yet.');
    await findByRole('link', { name: 'Find activities' });
  });
  it('R-ERROR-019 a custom list', () => says('CustomList', 'This list has no elements yet.'));
  it('R-ERROR-020 continue where you left', () =>
    says('ContinueWhereYouLeft', 'When you have opened something, you can continue with it here.'));
  it('R-ERROR-021 expired', () =>
    says('ExpiredOrNearExpiredActivities', 'None of your activities have expired or will expire soon.'));
  it('R-ERROR-022 in a target group', () =>
    says('InTargetGroup', 'There are no activities for your target groups right now.'));
  it('R-ERROR-023 mandatory for you', () =>
    says('MandatoryForYou', 'You have no mandatory activities right now.'));
  it('R-ERROR-024 my interests, and the way to choose some', async () => {
    const { findByRole } = await shown('MyInterests', 'Choose your interests to get suggestions here.');
    await findByRole('button', { name: 'Choose interests' });
  });
});
