import { describe, expect, it } from 'vitest';
import { pageLinks } from '../../../cli/prerender/page-links';

const site = { origin: 'https://catalog.example', base: '/learn/', catalogId: '1' };
const links = (...hrefs: string[]) =>
  pageLinks(hrefs.map((href) => `<a class="x" href="${href}">Text</a>`).join(''), site);

describe('the pages to which a rendered page links', () => {
  it('are home, see-all pages, public lists, the search and media, each once', () => {
    expect(
      links(
        '/learn/?id=1',
        '/learn/catalog/search-all/',
        '/learn/catalog/search-all?id=1',
        'https://catalog.example/learn/catalog/see-all/News',
        '/learn/catalog/list-details/7?id=1#top',
        '/learn/catalog/play-media/9/video?id=1',
      ),
    ).toEqual([
      '',
      'catalog/search-all',
      'catalog/see-all/News',
      'catalog/list-details/7',
      'catalog/play-media/9/video',
    ]);
  });

  it.each([
    ['a page of a person', '/learn/catalog/lists/owned'],
    ['a see-all page of a person', '/learn/catalog/see-all/MyActivities'],
    ['a search', '/learn/catalog/search/first%20aid'],
    ['filters, which a file cannot have', '/learn/catalog/search-all?ty=102&#38;id=1'],
    ['filters of an entry', '/learn/catalog/search-all-link/7?id=1'],
    ['another catalog', '/learn/?id=2'],
    ['another page of the site', '/course-choice?id=1'],
    ['a path that only begins like the base', '/learning/catalog/search-all'],
    ['another site', 'https://elsewhere.example/learn/catalog/search-all'],
    ['no screen', '/learn/catalog/nothing'],
    ['no page', 'mailto:anna@portal.example'],
    ['no address', 'https://'],
  ])('do not include %s', (_, href) => {
    expect(links(href)).toEqual([]);
  });

  it('have the text of their attribute', () => {
    expect(links('/learn/catalog/see-all/News&#63;id&#x3D;1')).toEqual(['catalog/see-all/News']);
  });
});
