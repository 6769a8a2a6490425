import { describe, expect, it } from 'vitest';
import { parseRoute } from '../../../src/domain/navigation/routes';
import { webSite } from '../../../src/domain/structured-data/web-site';
import { problemsOf } from './validate-graph';

const location = { baseUrl: 'https://portal.example/learn/', catalogId: '4' };

describe('the site of a catalog', () => {
  it('has the address of home and the template of a search [R-OTHER-018]', () => {
    const found = webSite('All offers', location);
    expect(found).toEqual({
      '@type': 'WebSite',
      name: 'All offers',
      url: 'https://portal.example/learn/?id=4',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://portal.example/learn/catalog/search/{search_term_string}?id=4',
        },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(problemsOf(found)).toEqual([]);
  });

  it('has a template that a phrase completes', () => {
    const template = webSite('All offers', location)?.potentialAction.target.urlTemplate ?? '';
    const filled = new URL(template.replace('{search_term_string}', encodeURIComponent('a/b & c')));
    expect(parseRoute(filled.pathname.replace('/learn', ''))).toEqual({ name: 'search', phrase: 'a/b & c' });
  });

  it('does not exist without a name', () => {
    expect(webSite(' ', location)).toBeUndefined();
  });
});
