import { expect, it } from 'vitest';
import { uniqueItems } from '../../../src/domain/home/item-key';

it('items are unique by type and id [O-27]', () => {
  const course = { id: '1', type: 'course', title: 'first' };
  const video = { id: '1', type: 'video' };
  const untyped = { id: '1' };
  expect(uniqueItems([course, video, { ...course, title: 'again' }, untyped, untyped])).toEqual([
    course,
    video,
    untyped,
  ]);
});
