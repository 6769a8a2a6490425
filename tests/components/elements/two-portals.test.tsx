import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createRenderBatch } from '../../../elements/batched-render';
import { elements } from '../../../elements/description';
import { makeElement } from '../../../elements/element';
import { browserEnvironment } from '../../../src/browser/environment';
import { ListsElement } from '../../../src/shell/elements/ListsElement';
import { beginElement } from '../../../src/shell/start-element';
import { configurePortal } from '../../../src/state/portal/configure';
import { memoryStores, testPortal } from '../../state/test-portal';

interface Person {
  userId: string;
  lang: string;
  /** The names of the user's own lists. */
  lists: readonly string[];
}

/** Defines a tag whose elements belong to a portal of their own, and adds one. Returns its paths that were called. */
function mountPortal(name: string, { userId, lang, lists }: Person): { element: Element; calls: string[] } {
  const calls: string[] = [];
  const services = Object.fromEntries(
    ['search', 'gallery', 'frontpage', 'elearning', 'courses', 'system'].map((service) => [
      service,
      `https://${name}.example/${service}`,
    ]),
  );
  const portal = testPortal({
    ...browserEnvironment(),
    stores: memoryStores(),
    fetch: (input) => {
      const { hostname, pathname } = new URL(new Request(input).url);
      calls.push(`${hostname}${pathname}`);
      const owned = lists.map((list, index) => ({
        id: `${userId}-${index}`,
        name: list,
        ownership: 'owned',
      }));
      return Promise.resolve(Response.json(pathname.endsWith('/owned') ? owned : []));
    },
  });
  configurePortal(portal, {
    config: { services, catalogs: [{ id: '1', name }] },
    session: { loginType: 'user', id: userId, name: userId },
    accessToken: `token of ${userId}`,
    lang,
  });
  const renderInBatch = createRenderBatch();
  customElements.define(
    `test-${name}`,
    makeElement({
      Component: ListsElement,
      begin: beginElement,
      page: { portal, renderInBatch },
      description: elements['lp-lists'],
    }),
  );
  const element = document.body.appendChild(document.createElement(`test-${name}`));
  element.setAttribute('list-type', 'owned');
  onTestFinished(() => element.remove());
  return { element, calls };
}

it('two portals in one document show their own people, lists and languages, and call their own services [R-EMBED-035]', async () => {
  const north = mountPortal('north', { userId: 'anna', lang: 'da-DK', lists: ['Annas liste'] });
  const south = mountPortal('south', { userId: 'bert', lang: 'en-GB', lists: ['The list of Bert'] });
  const inNorth = page.elementLocator(north.element);
  const inSouth = page.elementLocator(south.element);
  await expect.element(inNorth.getByText('Annas liste')).toBeVisible();
  await expect.element(inSouth.getByText('The list of Bert')).toBeVisible();
  await expect.element(inNorth.getByRole('tab', { name: 'Mine lister' })).toBeVisible();
  await expect.element(inSouth.getByRole('tab', { name: 'My lists' })).toBeVisible();
  expect(inNorth.getByText('The list of Bert').elements()).toEqual([]);
  expect(inSouth.getByText('Annas liste').elements()).toEqual([]);
  expect(north.calls.filter((call) => !call.startsWith('north.example'))).toEqual([]);
  expect(south.calls.filter((call) => !call.startsWith('south.example'))).toEqual([]);
});
