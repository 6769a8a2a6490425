import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHistoryRouter } from '../../../src/browser/history/page-router';
import { registerComposite } from '../../../src/state/portal/composite-element';
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
  it('keeps the choices between searches, and always the catalog [R-OTHER-049 A-135]', () => {
    const { context } = openElement();
    context.router.push({ path: 'catalog/search-all', query: 'ta=1&direct=1' });
    expect(queryFor(context, lists)).toBe('ta=1&direct=1&id=4');
    expect(queryFor(context, { name: 'home' })).toBe('direct=1&id=4');
    expect(queryFor(context, searchAll, 'ta=2')).toBe('ta=2&id=4');
  });

  it('keeps the filters that a link on home brings [R-OTHER-021 R-OTHER-023 R-OTHER-029]', () => {
    const { context } = openElement();
    const searchLink = { name: 'searchAllLink', elementId: '7' } as const;
    const query = 'ta=2&usc=USC&id=4';
    expect(hrefOf(context, searchLink, 'ta=2&usc=USC')).toContain(`/catalog/search-all-link/7?${query}`);
    follow(context, searchLink, 'ta=2&usc=USC');
    expect(context.router.read()).toEqual({ path: '/catalog/search-all-link/7', query });
  });
});

describe('the address of a link', () => {
  it('is the page of the element when the element shows the screen [A-156]', () => {
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
  ])('is otherwise the page of the portal: %j [A-156]', (settings, href) => {
    expect(hrefOf(openElement({ settings, shows: none }).context, searchAll)).toBe(href);
    // An element that keeps its address to itself still has a link for a fresh tab.
    expect(hrefOf(openElement({ settings }).context, searchAll)).toBe(href);
  });
});

describe('following a link', () => {
  it('raises an event first, then stays inside an element that shows the screen [A-156]', () => {
    const { context, emit } = openElement();
    follow(context, lists);
    const href = 'https://page.example/catalog/lists/favorites?id=4';
    expect(emit.mock.calls).toEqual([['lp-navigate', { href, route: lists }]]);
    expect(context.router.read()).toEqual({ path: '/catalog/lists/favorites', query: 'id=4' });
    expect(assign).not.toHaveBeenCalled();
  });

  it('is left to the page when the page cancels the event [A-156]', () => {
    const { context } = openElement({ allows: false });
    follow(context, lists);
    follow(openElement({ allows: false, shows: none }).context, lists);
    expect(context.router.read().path).toBe('');
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes to the composite element on the page, else to the portal [A-156]', () => {
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

  it('adds a history entry for a changed query only on request [O-6]', () => {
    const { context } = openElement();
    context.router.push({ path: 'catalog/search-all', query: '' });
    changeQuery(context, 'ta=1');
    changeQuery(context, 'ta=2', false);
    expect(context.router.read()).toEqual({ path: 'catalog/search-all', query: 'ta=2' });
    context.router.back();
    expect(context.router.read().query).toBe('');
  });
});

describe('the target of a click', () => {
  it('is a screen of the catalog, an address as given, an area of the portal, or nothing [A-088]', () => {
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

  it('raises an event from script, but not for a new window [A-156]', () => {
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
