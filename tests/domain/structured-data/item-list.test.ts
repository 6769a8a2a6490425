import { describe, expect, it } from 'vitest';
import type { ListRow } from '../../../src/domain/lists/list-row';
import { cardList, listOfRows, resultList } from '../../../src/domain/structured-data/item-list';
import { homeItem, resultItem, site } from './some-items';
import { problemsOf } from './validate-graph';

const video = resultItem({ id: '9', type: 'video', title: 'Welcome' });
const videoEntry = {
  '@type': 'ListItem',
  name: 'Welcome',
  url: 'https://portal.example/learn/catalog/play-media/9/video',
};

describe('the list of results', () => {
  it('has courses whole, and the name and address of other items', () => {
    const found = resultList([resultItem(), video], site, { name: 'Results', count: 40 });
    expect(found).toMatchObject({
      '@type': 'ItemList',
      name: 'Results',
      numberOfItems: 40,
      itemListElement: [
        { position: 1, item: { '@type': 'Course', name: 'First aid' } },
        { ...videoEntry, position: 2 },
      ],
    });
    expect(problemsOf(found)).toEqual([]);
  });

  it('has no item without an address, and each address once', () => {
    const archived = resultItem({ id: '8', isArchived: true });
    const found = resultList([archived, video, resultItem(), { ...video, title: 'Again' }], site);
    expect(found?.itemListElement).toMatchObject([
      { ...videoEntry, position: 1 },
      { position: 2, item: { name: 'First aid' } },
    ]);
    expect(found?.itemListElement).toHaveLength(2);
  });

  it('has the address of a course that lacks a required property', () => {
    const found = resultList([resultItem({ description: '' })], site);
    expect(found?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        name: 'First aid',
        url: 'https://portal.example/participant/activity-details?ktid=7',
      },
    ]);
  });

  it.each([[[]], [[resultItem({ isArchived: true })]]])('does not exist for %j', (items) => {
    expect(resultList(items, site, { name: 'Results' })).toBeUndefined();
  });
});

describe('the list of cards', () => {
  it('has posts by the address that they name', () => {
    const post = { id: '1', name: 'News', openInNewWindow: false, navigateUrl: '/news/1' };
    const found = cardList([post, homeItem()], site, { name: ' News ', description: '<b>All</b> news' });
    expect(found).toMatchObject({
      name: 'News',
      description: 'All news',
      itemListElement: [
        { name: 'News', url: 'https://portal.example/news/1' },
        { item: { '@type': 'Course' } },
      ],
    });
    expect(problemsOf(found)).toEqual([]);
  });

  it('leads to the areas of its block', () => {
    const found = cardList([homeItem({ type: 'skill' })], site, { areas: { skill: 'managerSkillMatrix' } });
    expect(found?.itemListElement[0]?.url).toBe('https://portal.example/manager/skills/7/matrix');
  });
});

describe('a list of a person', () => {
  it('has its name and the rows that are in the catalog [R-ENTITY-056 R-FAV-021]', () => {
    const item = { id: 'r', elementId: '9', type: 'video', originalName: 'Welcome', orderNumber: 1 } as const;
    const rows: ListRow[] = [
      { state: 'gone', item, isArchived: true },
      { state: 'failed', item, isArchived: false },
      { state: 'found', item, details: video, isArchived: false },
    ];
    const found = listOfRows({ name: 'Safety', description: 'To start with', itemCount: 3 }, rows, site);
    expect(found).toEqual({
      '@type': 'ItemList',
      name: 'Safety',
      description: 'To start with',
      numberOfItems: 3,
      itemListElement: [{ ...videoEntry, position: 1 }],
    });
    expect(problemsOf(found)).toEqual([]);
  });
});
