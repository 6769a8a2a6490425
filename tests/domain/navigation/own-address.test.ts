import { describe, expect, it } from 'vitest';
import { readOwnAddress, type AppLocation } from '../../../src/domain/navigation/own-address';
import { parseRoute } from '../../../src/domain/navigation/routes';

const page = 'https://page.example/academy/catalog/search-all?id=4';
const academy: AppLocation = { pageUrl: page, basePath: '/academy', portalUrl: 'https://portal.example' };
const searchAll = { name: 'searchAll' };

describe('an address from a service', () => {
  it.each([
    '/catalog/search-all',
    '/academy/catalog/search-all',
    '/academy/catalog/search-all/',
    'https://page.example/catalog/search-all',
    'https://page.example/academy/catalog/search-all',
    'https://portal.example/catalog/search-all',
    'https://portal.example/academy/catalog/search-all',
    '//portal.example/catalog/search-all',
    'HTTPS://Page.Example/catalog/search-all',
    'search-all',
  ])('is a screen of the catalog with and without origin and base path: %s [O-21 A-156]', (href) => {
    expect(readOwnAddress(href, academy)).toEqual({ route: searchAll, query: '' });
  });

  it.each([
    '/participant/activity-details?ktid=1',
    '/academy/participant',
    '/catalog/unknown',
    '/catalog',
    '/academy-two/catalog/search-all',
    'https://other.example/catalog/search-all',
    '//other.example/catalog/search-all',
    'https://page.example:8080/catalog/search-all',
    'http://page.example/catalog/search-all',
    'mailto:somebody@page.example',
    'https://page.example.evil.example/catalog/search-all',
    '?ta=1',
    '#top',
    'https://',
    '',
  ])('is used as given when it is no screen of the catalog: %s [O-21]', (href) => {
    expect(readOwnAddress(href, academy)).toBeUndefined();
  });

  it('keeps its own query, fragment and parameters [O-21]', () => {
    expect(
      readOwnAddress('/catalog/search/f%C3%B8rste%20hj%C3%A6lp?ta=1&st=0#filter-dialog', academy),
    ).toEqual({
      route: { name: 'search', phrase: 'første hjælp' },
      query: 'ta=1&st=0',
      fragment: 'filter-dialog',
    });
  });

  it.each([
    ['/academy', academy, true],
    ['/academy/?id=4&direct=1', academy, true],
    ['https://portal.example/academy', academy, true],
    ['/', academy, false],
    ['https://portal.example/', academy, false],
    ['/academy?rumg=5', academy, false],
    ['/', { pageUrl: page, basePath: '/' }, true],
    ['/?rumg=5', { pageUrl: page, basePath: '/' }, false],
    ['/', { pageUrl: page }, false],
    ['/', { pageUrl: page, portalUrl: 'https://page.example/' }, true],
    ['/', { pageUrl: page, portalUrl: 'https://page.example/app' }, false],
    ['/app', { pageUrl: page, portalUrl: 'https://page.example/app' }, true],
    ['/', { pageUrl: page, portalUrl: 'https://' }, false],
  ] as const)('is home only at the base path of the page: %s in %j [O-21]', (href, app, isHome) => {
    expect(readOwnAddress(href, app)).toEqual(
      isHome ? { route: parseRoute(''), query: new URL(href, page).search.slice(1) } : undefined,
    );
  });
});
