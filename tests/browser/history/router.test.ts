import { describe, expect, it, vi } from 'vitest';
import { createMemoryRouter } from '../../../src/browser/history/router';
import { createHashRouter, createHistoryRouter } from '../../../src/browser/history/page-router';
import { openPage } from '../a-page';

const portal = 'https://p.example';
const start = { path: '', query: '' };
const search = { path: 'catalog/search/a%20b', query: 'id=1&ta=x&ta=y' };
const list = { path: 'catalog/list-details/7', query: '' };

const kinds = {
  history: () => {
    const opened = openPage(`${portal}/learn/`);
    return { ...opened, router: createHistoryRouter(opened.page, '/learn') };
  },
  hash: () => {
    const opened = openPage(`${portal}/any/page.html?x=1#/`);
    return { ...opened, router: createHashRouter(opened.page) };
  },
  memory: () => ({ ...openPage(portal), router: createMemoryRouter(start) }),
};

describe.each(Object.entries(kinds))('the %s router', (_, open) => {
  it('reads what was pushed, and Back returns to the last address [A-156]', () => {
    const { router } = open();
    router.push(search);
    expect(router.read()).toEqual(search);
    router.push(list);
    router.back();
    expect(router.read()).toEqual(search);
    router.back();
    expect(router.read()).toEqual(start);
  });

  it('adds no history entry when it replaces [A-156]', () => {
    const { router } = open();
    router.push(search);
    router.replace(list);
    expect(router.read()).toEqual(list);
    router.back();
    expect(router.read()).toEqual(start);
  });

  it('returns the same object until the address changes [A-156]', () => {
    const { router } = open();
    router.push(search);
    const before = router.read();
    expect(router.read()).toBe(before);
    router.push(list);
    expect(router.read()).not.toBe(before);
  });

  it('notifies of each change, including Back, until nobody subscribes [A-156]', () => {
    const { router } = open();
    const listener = vi.fn();
    const stop = router.subscribe(listener);
    router.push(search);
    router.replace(list);
    expect(listener).toHaveBeenCalledTimes(2);
    router.back();
    expect(listener.mock.calls.length).toBeGreaterThan(2);
    const callsBefore = listener.mock.calls.length;
    stop();
    router.push(search);
    router.back();
    expect(listener).toHaveBeenCalledTimes(callsBefore);
  });
});

describe.each([
  ['history', kinds.history],
  ['hash', kinds.hash],
])('the %s router and the page', (_, open) => {
  it.each([start, search, list, { path: '', query: 'id=1' }])(
    'has an href for the address that pushing opens: %j [A-156]',
    (address) => {
      const { router, href } = open();
      const link = new URL(router.href(address) ?? '', href()).href;
      router.push(address);
      expect(href()).toBe(link);
      expect(router.read()).toEqual(address);
      expect(router.ownsPage).toBe(true);
    },
  );
});

describe('the history router', () => {
  it.each([
    ['/', '/', ''],
    ['/', '/catalog/lists', 'catalog/lists'],
    ['/learn', '/learn/catalog/lists', 'catalog/lists'],
    ['/learn/', '/learn/catalog/lists', 'catalog/lists'],
    ['learn', '/learn/catalog/lists', 'catalog/lists'],
    ['/learn', '/learn', ''],
    ['/learn', '/learning/catalog/lists', ''],
    ['/learn', '/', ''],
  ])('below %s reads %s as %j [A-156]', (basePath, path, read) => {
    const { page } = openPage(`${portal}${path}?id=1#part`);
    expect(createHistoryRouter(page, basePath).read()).toMatchObject({ path: read, query: 'id=1' });
  });

  it('keeps the state of the page when it replaces [A-156]', () => {
    const { page } = openPage(`${portal}/`);
    page.history.replaceState({ mine: 1 }, '', '/');
    createHistoryRouter(page, '/').replace(list);
    expect(page.history.state).toEqual({ mine: 1 });
  });
});

describe('the hash router', () => {
  it.each([`${portal}/any/page.html`, `${portal}/based/`])(
    'keeps what is before the hash with the base %s [A-156]',
    (base) => {
      const { page, href } = openPage(`${portal}/any/page.html?x=1`, base);
      const router = createHashRouter(page);
      router.push(search);
      router.replace(list);
      expect(href()).toBe(`${portal}/any/page.html?x=1#/catalog/list-details/7`);
    },
  );

  it('follows an address that the visitor types [A-156]', () => {
    const { page, type } = openPage(`${portal}/any`);
    const router = createHashRouter(page);
    const listener = vi.fn();
    router.subscribe(listener);
    type('/any#/catalog/lists?id=2');
    expect(router.read()).toEqual({ path: 'catalog/lists', query: 'id=2' });
    expect(listener).toHaveBeenCalled();
  });
});

describe('the memory router', () => {
  it('changes nothing of the page and has no href [A-156]', () => {
    const { router, href, steps } = kinds.memory();
    router.push(search);
    router.replace(list);
    router.back();
    expect([href(), steps(), router.href(search), router.ownsPage]).toEqual([
      `${portal}/`,
      1,
      undefined,
      false,
    ]);
  });

  it('stays at its start, and forgets the forward entries after a push [A-156]', () => {
    const router = createMemoryRouter(search);
    router.back();
    expect(router.read()).toEqual(search);
    router.push(list);
    router.back();
    router.push(start);
    router.back();
    expect(router.read()).toEqual(search);
  });
});

it.each(Object.entries(kinds))(
  'the %s router keeps a fragment after the address, and Back leaves it [A-024]',
  (_, open) => {
    const { router } = open();
    router.push(search);
    router.push({ ...search, fragment: 'dialog' });
    expect(router.read()).toEqual({ ...search, fragment: 'dialog' });
    router.back();
    expect(router.read()).toEqual(search);
  },
);

describe('going back', () => {
  it.each([
    ['history', (page: Window) => createHistoryRouter(page, '/')],
    ['hash', createHashRouter],
    ['memory', () => createMemoryRouter({ path: '', query: '' })],
  ])('with the %s router stays within its own entries [R-MEDIA-002]', (_, create) => {
    const { page } = openPage('https://page.example/');
    page.history.pushState({ ofThePage: true }, '', 'https://page.example/');
    const router = create(page);
    expect(router.canGoBack()).toBe(false);
    router.push({ path: 'catalog/search-all', query: '' });
    router.replace({ path: 'catalog/search-all', query: 'ta=1' });
    expect(router.canGoBack()).toBe(true);
    router.back();
    expect(router.canGoBack()).toBe(false);
  });
});
