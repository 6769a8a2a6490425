import { expect } from 'chai';
import { takeErrors, watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { clearPage, inside, mount, openPortal, until } from '../support/page';

const portal = openPortal();
watchConsole();

before(() => import('/dist/lp-favourites-button.js'));
afterEach(async () => {
  await portal.heal();
  clearPage();
});

const session = `config-url="${portal.configUrl}" session-url="${portal.sessionUrl('manager')}" lang="en-GB"`;
const text = 'Something went wrong. Please try again later.';

/** Ticks My favourites and presses OK while the server refuses. */
async function failToSave() {
  await portal.fault({ call: 'addFavourite', mode: 'refuse' });
  const element = mount(
    `<lp-favourites-button ${session} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
  );
  await until(() => element.shadowRoot?.querySelector('button') != null, 'a favourite button');
  const favouriteButton = await inside(element).findByRole('button', { name: /First aid/ });
  favouriteButton.click();
  (await inside(element).findByRole('checkbox', { name: 'My favourites' })).click();
  inside(element).getByRole('button', { name: 'OK' }).click();
  const words = await inside(element).findByText(text);
  return { element, favouriteButton, words };
}

/** Ends what a failed save leaves behind, because every test of this file shares one page and one item. */
async function clearFailure({ element, favouriteButton }: Awaited<ReturnType<typeof failToSave>>) {
  await until(() => favouriteButton.getAttribute('aria-pressed') === 'false', 'a button that is not pressed');
  await until(() => {
    for (const close of inside(element).queryAllByRole('button', { name: 'Close message' })) close.click();
    return inside(element).queryByText(text) === null;
  }, 'a message that was closed');
  await until(() => inside(element).queryByRole('button', { name: /^Saving/ }) === null, 'a finished save');
  takeErrors();
}

const timer = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a notification', () => {
  it('is at the bottom right and 350 px wide [R-HEADER-017 R-HEADER-018 R-CONST-018]', async () => {
    const failure = await failToSave();
    const layer = failure.words.closest('[popover]');
    if (!layer) throw new Error('The message is in no layer.');
    await until(() => layer.matches(':popover-open'), 'a layer on top of the page');
    const { right, bottom, width } = layer.getBoundingClientRect();
    expect(width).to.equal(350);
    expect(document.documentElement.clientWidth - right).to.be.within(0, 32);
    expect(innerHeight - bottom).to.be.within(0, 32);
    await clearFailure(failure);
  });

  it('disappears after 3 seconds, and can be closed before [R-HEADER-019]', async () => {
    const failure = await failToSave();
    const { words } = failure;
    // The page's timers end in the order of their times, however busy the machine is.
    await timer(2500);
    expect(words.isConnected).to.equal(true);
    await timer(2000);
    expect(words.isConnected).to.equal(false);
    await clearFailure(failure);
  });

  it('reports that a favourite was not saved, and the favourite button shows the old state [R-ERROR-003]', async () => {
    const failure = await failToSave();
    const { element, favouriteButton, words } = failure;
    expect(words.closest('[role=alert]')).not.to.equal(null);
    // A message that has the focus stays, however long the favourite button takes.
    const close = await inside(element).findByRole('button', { name: 'Close message' });
    close.focus();
    await until(
      () => favouriteButton.getAttribute('aria-pressed') === 'false',
      'a button that is not pressed',
    );
    close.click();
    await until(() => inside(element).queryByText(text) === null, 'a message that was closed');
    await clearFailure(failure);
  });

  it('about a lost network stays until the network is back [O-1 O-17]', async () => {
    const element = mount(
      `<lp-favourites-button ${session} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
    );
    await inside(element).findByRole('button', { name: /First aid/ });
    await until(() => {
      // The element listens soon after it shows its button. A second event changes nothing.
      window.dispatchEvent(new Event('offline'));
      return inside(element).queryByText(/^You are offline/) !== null;
    }, 'a message about the lost network');
    const words = inside(element).getByText(/^You are offline/);
    await timer(4500);
    expect(words.isConnected).to.equal(true);
    window.dispatchEvent(new Event('online'));
    await until(() => inside(element).queryByText(/^You are offline/) === null, 'a message that is gone');
  });
});
