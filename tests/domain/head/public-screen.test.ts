import { describe, expect, it } from 'vitest';
import { blocks } from '../../../src/blocks/registry';
import { isPublicScreen } from '../../../src/domain/head/public-screen';
import { parseRoute, type Route } from '../../../src/domain/navigation/routes';

describe('a screen', () => {
  it.each([
    ['/', true],
    ['/catalog/search/first%20aid', true],
    ['/catalog/search-all', true],
    ['/catalog/search-link/aid/7', true],
    ['/catalog/search-all-link/7', true],
    ['/catalog/list-details/12', true],
    ['/catalog/see-all/News', true],
    ['/catalog/see-all/CustomList/1', true],
    ['/catalog/play-media/9/video', true],
    ['/catalog/play-media-on-course/5', true],
    ['/catalog/mobile-search', false],
    ['/catalog/lists/favorites', false],
    ['/catalog/lists/owned', false],
    ['/catalog/lists/followed', false],
    ['/catalog/see-all/MyInterests', false],
    ['/catalog/see-all/MyActivities', false],
    ['/catalog/see-all/Channel/1', false],
    ['/catalog/my-activities/3', false],
    ['/catalog/preview-content/1', false],
    ['/catalog/access-denied', false],
    ['/catalog/error', false],
    ['/nowhere', false],
  ])('at %s is public: %s', (path, isPublic) => {
    expect(isPublicScreen(parseRoute(path))).toBe(isPublic);
  });

  it('with all items of a block is public exactly if everyone may see the block [R-HOME-028]', () => {
    for (const { name, audience, carriesItems } of Object.values(blocks)) {
      const route: Route = { name: 'seeAll', contentType: name };
      expect([name, isPublicScreen(route)]).toEqual([name, audience === 'everyone' && carriesItems]);
    }
  });
});
