import { expect } from 'chai';
import { watchConsole } from '../support/console';
import { afterEach, before, describe, it } from '../support/mocha';
import { desktopPx, mountIn } from '../support/own-catalogs';
import { clearPage, inside, mount, openPortal, until } from '../support/page';

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

describe('a user without favourites and lists', () => {
  async function meetsAWayOn(type: string): Promise<void> {
    const lists = await mountIn(desktopPx, `<lp-lists ${session} list-type="${type}"></lp-lists>`);
    const link = await inside(lists).findByRole<HTMLAnchorElement>('link', { name: 'Find activities' });
    expect(new URL(link.href).pathname).to.equal('/catalog/search-all');
    inside(lists).getByText('Nothing here yet');
  }

  it('sees a sentence and Find activities among the favourites [R-LISTS-004 R-ERROR-038]', () =>
    meetsAWayOn('favorites'));
  it('sees a sentence and Find activities among own lists [R-LISTS-004 R-ERROR-040]', () =>
    meetsAWayOn('owned'));
  it('sees a sentence and Find activities among followed lists [R-LISTS-004 R-ERROR-039]', () =>
    meetsAWayOn('followed'));

  it('sees a message in the favourites popup [R-FAVPOP-009]', async () => {
    const favouriteButton = mount(
      `<lp-favourites-button ${session} element-id="1001" type="course" name="First aid"></lp-favourites-button>`,
    );
    await until(() => favouriteButton.shadowRoot?.querySelector('button') != null, 'a favourite button');
    (await inside(favouriteButton).findByRole('button', { name: /First aid/ })).click();
    await inside(favouriteButton).findByText('You have not created any lists yet.');
  });
});
