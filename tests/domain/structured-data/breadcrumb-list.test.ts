import { describe, expect, it } from 'vitest';
import { breadcrumbList } from '../../../src/domain/structured-data/breadcrumb-list';
import { problemsOf } from './validate-graph';

const home = { name: 'All offers', url: 'https://portal.example/' };
const screen = { name: ' First aid: results ', url: 'https://portal.example/catalog/search/aid' };

describe('the path from home to a screen', () => {
  it('has the name and address of each step', () => {
    const found = breadcrumbList([home, screen]);
    expect(found?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'All offers', item: home.url },
      { '@type': 'ListItem', position: 2, name: 'First aid: results', item: screen.url },
    ]);
    expect(problemsOf(found)).toEqual([]);
  });

  it.each([[[]], [[home]], [[home, { ...screen, name: ' ' }]], [[{ ...home, url: '' }, screen]]])(
    'does not exist for %j',
    (steps) => {
      expect(breadcrumbList(steps)).toBeUndefined();
    },
  );
});
