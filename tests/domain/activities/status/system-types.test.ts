import { expect, it } from 'vitest';
import { systemTypes } from '../../../../src/domain/activities/status/system-types';

it('the system types have their ids [R-STATUS-056]', () => {
  const ids = Object.entries(systemTypes).map(([name, { id }]) => [name, id]);
  expect(ids).toEqual([
    ['Course', 1],
    ['ELearning', 2],
    ['Conference', 3],
    ['TimeBooking', 5],
    ['Education', 6],
    ['Conversation', 9],
    ['Skill', 10],
    ['Plan', 11],
  ]);
});
