import { expect, it } from 'vitest';
import { blockActionOf } from '../../../src/domain/activity/actions';
import { clickTarget } from '../../../src/domain/activity/click-target';
import type { HomeItem } from '../../../src/domain/content/home-item';

it('R-ENTITY-028 tells a card its button and its target', () => {
  const item: HomeItem = {
    id: '5',
    name: 'First aid',
    type: 'course',
    status: 'USNE',
    openInNewWindow: false,
  };
  expect(blockActionOf('InTargetGroup', item)).toBe('ACTION_SIGN_UP');
  expect(clickTarget(item, 'InTargetGroup')).toMatchObject({ kind: 'outside', area: 'courseChoice' });
});

it('R-ENTITY-031 opens the address of a post as configured', () => {
  const post: HomeItem = {
    id: '9',
    name: 'News',
    navigateUrl: 'https://news.example',
    openInNewWindow: true,
  };
  expect(clickTarget(post, 'News')).toEqual({
    kind: 'address',
    href: 'https://news.example',
    newWindow: true,
  });
});
