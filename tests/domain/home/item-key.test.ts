import { expect, it } from 'vitest';
import { uniqueItems } from '../../../src/domain/home/item-key';

it('shows an item once, and tells apart items of two types that share an id [O-27]', () => {
  const course = { id: '1', type: 'course', title: 'first' };
  const video = { id: '1', type: 'video' };
  const untyped = { id: '1' };
  expect(uniqueItems([course, video, { ...course, title: 'again' }, untyped, untyped])).toEqual([
    course,
    video,
    untyped,
  ]);
});
