import { expect } from 'chai';
import { watchConsole } from './support/console';
import { afterEach, before, describe, it } from './support/mocha';
import { desktopPx, mountIn } from './support/own-catalogs';
import { clearPage, inside, mount, openPortal, until } from './support/page';

const portal = openPortal();
watchConsole();

before(async () => {
  await import('/dist/lp-lists.js');
  await import('/dist/lp-favourites-button.js');
  await emptyEverything();
});
afterEach(clearPage);

const sessionUrl = portal.sessionUrl('manager');
const session = `lang="en-GB" config-url="${portal.configUrl}" session-url="${sessionUrl}"`;

/** Takes everything away by the portal's own calls, as somebody who has just begun. */
async function emptyEverything(): Promise<void> {
  const { token } = (await (await fetch(sessionUrl)).json()) as { token: string };
  const { services } = (await (await fetch(portal.configUrl)).json()) as { services: { frontpage: string } };
  const call = async (path: string, method = 'GET') =>
    (
      await fetch(`${services.frontpage.replace(/\/$/, '')}/api/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      })
    ).json() as Promise<unknown>;
  const of = (answer: unknown) => (answer as { data?: unknown }).data ?? answer;
  const favourites = of(await call('lists/favorites')) as { items: { elementId: string; type: number }[] };
  for (const { elementId, type } of favourites.items)
    await call(`favorites/${elementId}/type/${type}`, 'DELETE');
  for (const { id } of of(await call('lists/owned')) as { id: string }[]) await call(`lists/${id}`, 'DELETE');
  for (const { id } of of(await call('lists/followed')) as { id: string }[])
    await call(`lists/unfollow/${id}`);
}

describe('somebody who has kept nothing yet', () => {
  for (const [ids, type] of [
    ['R-LISTS-004 R-ERROR-038', 'favorites'],
    ['R-LISTS-004 R-ERROR-040', 'owned'],
    ['R-LISTS-004 R-ERROR-039', 'followed'],
  ] as const) {
    it(`${ids} meets a sentence and Find activities in ${type}`, async () => {
      const lists = await mountIn(desktopPx, `<lp-lists ${session} list-type="${type}"></lp-lists>`);
      const link = await inside(lists).findByRole<HTMLAnchorElement>('link', { name: 'Find activities' });
      expect(new URL(link.href).pathname).to.equal('/catalog/search-all');
      inside(lists).getByText('Nothing here yet');
    });
  }

  it('R-FAVPOP-009 meets a message in the popup', async () => {
    const heart = mount(
      `<lp-favourites-button ${session} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
    );
    await until(() => heart.shadowRoot?.querySelector('button') != null, 'a heart');
    (await inside(heart).findByRole('button', { name: /First aid/ })).click();
    await inside(heart).findByText('You have not created any lists yet.');
  });
});

describe('many hearts on one page', () => {
  it('R-CONST-006 R-API-041 a hundred of them ask in four calls of at most thirty', async () => {
    await portal.forgetCalls();
    const hearts = Array.from(
      { length: 100 },
      (_, index) =>
        `<lp-favourites-button ${session} element-id="${1100 + index}" type="course" name="Item ${index}"></lp-favourites-button>`,
    );
    mount(`<div>${hearts.join('')}</div>`);
    const drawn = () =>
      [...document.querySelectorAll('lp-favourites-button')].filter((one) =>
        one.shadowRoot?.querySelector('button'),
      );
    await until(() => drawn().length === 100, 'a hundred hearts');
    const asked = async () =>
      (await portal.calls()).filter(({ operationId }) => operationId === 'favouriteInfo').length;
    for (let tries = 0; tries < 100 && (await asked()) < 4; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await asked()).to.equal(4);
  });

  it('R-VALID-044 R-ROLE-010 nobody but users has one', async () => {
    const visitor = `lang="en-GB" config-url="${openPortal().configUrl}"`;
    const heart = mount(
      `<lp-favourites-button ${visitor} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
    );
    await until(() => heart.shadowRoot?.querySelector('[part=root]') != null, 'the element');
    expect(inside(heart).queryByRole('button')).to.equal(null);
  });
});
