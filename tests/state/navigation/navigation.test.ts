import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistoryRouter } from '../../../src/browser/history/page-router';
import { registerComposite } from '../../../src/state/portal/composite';
import {
  changeQuery,
  follow,
  followTarget,
  hrefOf,
  linkOf,
  queryFor,
} from '../../../src/state/navigation/navigation';
import { openPage } from '../../browser/a-page';
import { openElement } from '../element-context';
import { testPortal } from '../test-portal';

const assign = vi.fn();
const open = vi.fn();
beforeEach(() => {
  assign.mockReset();
  open.mockReset();
  vi.stubGlobal('location', { href: 'https://page.example/x', origin: 'https://page.example', assign });
  vi.stubGlobal('window', { open });
});
afterEach(() => vi.unstubAllGlobals());

const lists = { name: 'lists', listType: 'favorites' } as const;
const searchAll = { name: 'searchAll' } as const;
const none = () => false;

describe('the query of a link', () => {
  it('keeps what is chosen between searches, and the catalog always [R-OTHER-049 A-135]', () => {
    const { context } = openElement();
    context.router.push({ path: 'catalog/search-all', query: 'ta=1&direct=1' });
    expect(queryFor(context, lists)).toBe('ta=1&direct=1&id=4');
    expect(queryFor(context, { name: 'home' })).toBe('direct=1&id=4');
    expect(queryFor(context, searchAll, 'ta=2')).toBe('ta=2&id=4');
  });

  it('is followed from home with the filters that it brings [R-OTHER-021 R-OTHER-023 R-OTHER-029]', () => {
    const { context } = openElement();
    const prepared = { name: 'searchAllLink', elementId: '7' } as const;
    const query = 'ta=2&usc=USC&id=4';
    expect(hrefOf(context, prepared, 'ta=2&usc=USC')).toContain(`/catalog/search-all-link/7?${query}`);
    follow(context, prepared, 'ta=2&usc=USC');
    expect(context.router.read()).toEqual({ path: '/catalog/search-all-link/7', query });
  });
});

describe('the address of a link', () => {
  it('is the page of the element where the element shows the screen [A-156]', () => {
    const { page } = openPage('https://page.example/learn/');
    const { context } = openElement({ router: createHistoryRouter(page, '/learn') });
    expect(hrefOf(context, searchAll)).toBe('/learn/catalog/search-all?id=4');
  });

  it.each([
    [{}, 'https://page.example/catalog/search-all?id=4'],
    [{ portalUrl: 'https://portal.example/' }, 'https://portal.example/catalog/search-all?id=4'],
    [
      { portalUrl: 'https://portal.example', basePath: '/learn/' },
      'https://portal.example/learn/catalog/search-all?id=4',
    ],
  ])('is the portal’s page elsewhere: %j [A-156]', (settings, href) => {
    expect(hrefOf(openElement({ settings, shows: none }).context, searchAll)).toBe(href);
    // An element that keeps its address to itself still has a link for a fresh tab.
    expect(hrefOf(openElement({ settings }).context, searchAll)).toBe(href);
  });
});

describe('following a link', () => {
  it('is announced first, then stays inside the element that shows the screen [A-156]', () => {
    const { context, emit } = openElement();
    follow(context, lists);
    const href = 'https://page.example/catalog/lists/favorites?id=4';
    expect(emit.mock.calls).toEqual([['lp-navigate', { href, route: lists }]]);
    expect(context.router.read()).toEqual({ path: '/catalog/lists/favorites', query: 'id=4' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('is the page’s own business when the page cancels it [A-156]', () => {
    const { context } = openElement({ allows: false });
    follow(context, lists);
    follow(openElement({ allows: false, shows: none }).context, lists);
    expect(context.router.read().path).toBe('');
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes to the composite on the page, else to the portal [A-156]', () => {
    const portal = testPortal();
    const piece = openElement({ portal, shows: none });
    const composite = openElement({ portal });
    const leave = registerComposite(composite.context);
    follow(piece.context, lists);
    expect(composite.context.router.read().path).toBe('/catalog/lists/favorites');
    expect(assign).not.toHaveBeenCalled();
    leave();
    follow(piece.context, lists);
    expect(assign.mock.calls).toEqual([['https://page.example/catalog/lists/favorites?id=4']]);
    expect(piece.context.router.read().path).toBe('');
  });

  it('a changed query is a step of its own only when it is asked to be [O-6]', () => {
    const { context } = openElement();
    context.router.push({ path: 'catalog/search-all', query: '' });
    changeQuery(context, 'ta=1');
    changeQuery(context, 'ta=2', false);
    expect(context.router.read()).toEqual({ path: 'catalog/search-all', query: 'ta=2' });
    context.router.back();
    expect(context.router.read().query).toBe('');
  });
});

describe('where a click leads', () => {
  it('is a screen of ours, an address as given, an area of the portal, or nowhere [A-088]', () => {
    const { context } = openElement({ settings: { portalUrl: 'https://portal.example/' } });
    expect(linkOf(context, { kind: 'route', route: lists })).toMatchObject({
      route: lists,
      newWindow: false,
    });
    const address = { kind: 'address', href: 'https://x.example', newWindow: true } as const;
    expect(linkOf(context, address)).toEqual({ href: 'https://x.example', newWindow: true });
    expect(linkOf(context, { kind: 'outside', area: 'profile', params: {} })).toEqual({
      href: 'https://portal.example/profile',
      newWindow: false,
    });
    expect(linkOf(context, { kind: 'none' })).toBeUndefined();
  });

  it('from script is announced too, a new window is not the page’s place [A-156]', () => {
    const here = openElement();
    followTarget(here.context, { kind: 'address', href: '/help', newWindow: false });
    expect(here.emit.mock.calls).toEqual([['lp-navigate', { href: '/help' }]]);
    expect(assign.mock.calls).toEqual([['/help']]);
    followTarget(here.context, { kind: 'address', href: '/tab', newWindow: true });
    expect(open.mock.calls).toEqual([['/tab', '_blank', 'noopener']]);
    followTarget(openElement({ allows: false }).context, { kind: 'address', href: '/no', newWindow: false });
    followTarget(here.context, { kind: 'none' });
    expect(assign).toHaveBeenCalledOnce();
  });
});
