import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashRouter, createHistoryRouter } from '../../../src/browser/history/page-router';
import { registerComposite } from '../../../src/state/portal/composite-element';
import { followTarget, linkOf } from '../../../src/state/navigation/navigation';
import { openPage } from '../../browser/a-page';
import { openElement } from '../element-context';
import { testPortal } from '../test-portal';

const assign = vi.fn();
const open = vi.fn();
beforeEach(() => {
  assign.mockReset();
  open.mockReset();
  vi.stubGlobal('location', { href: 'https://page.example/learn/', origin: 'https://page.example', assign });
  vi.stubGlobal('window', { open });
});
afterEach(() => vi.unstubAllGlobals());

const target = (href: string, newWindow = false) => ({ kind: 'address', href, newWindow }) as const;
const settings = { basePath: '/learn', portalUrl: 'https://page.example' };
const forms = [
  '/catalog/search-all?ta=1',
  '/learn/catalog/search-all?ta=1',
  'https://page.example/catalog/search-all?ta=1',
  '//page.example/learn/catalog/search-all?ta=1',
];

describe('an address of a service that leads to a screen of the catalog', () => {
  it.each(forms)('navigates below the base path through the history: %s [O-21]', (href) => {
    const { page } = openPage('https://page.example/learn/?direct=1');
    const { context, emit } = openElement({ settings, router: createHistoryRouter(page, '/learn') });
    expect(linkOf(context, target(href))?.href).toBe('/learn/catalog/search-all?ta=1&direct=1&id=4');
    followTarget(context, target(href));
    expect(context.router.read()).toEqual({ path: 'catalog/search-all', query: 'ta=1&direct=1&id=4' });
    expect(emit.mock.calls[0]?.[1]).toMatchObject({ route: { name: 'searchAll' } });
    expect(assign).not.toHaveBeenCalled();
  });

  it('navigates behind the `#` of a page whose router is hash [O-21]', () => {
    const { page } = openPage('https://page.example/learn/');
    const { context } = openElement({ settings, router: createHashRouter(page) });
    expect(linkOf(context, target('/catalog/search-all?ta=1'))?.href).toBe(
      '/learn/#/catalog/search-all?ta=1&id=4',
    );
    followTarget(context, target('/catalog/search-all?ta=1'));
    expect(context.router.read()).toEqual({ path: 'catalog/search-all', query: 'ta=1&id=4' });
  });

  it('opens in memory, and its link has the address of the portal for a new tab [O-21]', () => {
    const { context } = openElement({ settings });
    expect(linkOf(context, target('/catalog/search-all?ta=1'))?.href).toBe(
      'https://page.example/learn/catalog/search-all?ta=1&id=4',
    );
    followTarget(context, target('/catalog/search-all?ta=1'));
    expect(context.router.read()).toEqual({ path: '/catalog/search-all', query: 'ta=1&id=4' });
  });

  it('opens from a single element in the composite one, else in the portal [O-21 A-156]', () => {
    const portal = testPortal();
    const piece = openElement({ portal, settings, shows: () => false });
    const composite = openElement({ portal, settings });
    const leave = registerComposite(composite.context);
    followTarget(piece.context, target('/catalog/search-all'));
    expect(composite.context.router.read().path).toBe('/catalog/search-all');
    leave();
    followTarget(piece.context, target('/catalog/search-all'));
    expect(assign.mock.calls).toEqual([['https://page.example/learn/catalog/search-all?id=4']]);
  });

  it('keeps its own catalog, or the current one when it has no query [O-21 R-OTHER-049]', () => {
    const { context } = openElement({ settings });
    context.router.push({ path: 'catalog/search-all', query: 'ta=5' });
    followTarget(context, target('/catalog/lists/favorites'));
    expect(context.router.read().query).toBe('ta=5&id=4');
    followTarget(context, target('/catalog/search/x?id=9#filter-dialog'));
    expect(context.router.read()).toEqual({
      path: '/catalog/search/x',
      query: 'id=9',
      fragment: 'filter-dialog',
    });
  });

  it('opens a new window when the service sets one [O-21]', () => {
    const { context } = openElement({ settings });
    followTarget(context, target('/catalog/search-all', true));
    expect(open.mock.calls).toEqual([
      ['https://page.example/learn/catalog/search-all?id=4', '_blank', 'noopener'],
    ]);
    expect(context.router.read().path).toBe('');
  });

  it('is not changed when its path or origin is another [O-21]', () => {
    const { context } = openElement({ settings });
    for (const href of [
      '/participant/x?ktid=1',
      '/catalog/unknown',
      'https://other.example/catalog/search-all',
    ])
      expect(linkOf(context, target(href))).toEqual({ href, newWindow: false });
  });
});
