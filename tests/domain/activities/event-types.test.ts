import { expect, it } from 'vitest';
import { readEventType } from '../../../src/domain/activities/event-types';

it.each([
  [0, 'GroupRoomVisit'],
  [1, 'MediaOnCatalog'],
  ['2', 'MediaOnClass'],
  [3, 'MediaOnCourse'],
  [4, 'SkillOnCatalog'],
  [5, 'PlanOnCatalog'],
  [6, 'LearningSpaceOnCatalog'],
  [7, undefined],
])('the number %j is the event type %s [R-ENTITY-041]', (number, type) => {
  expect(readEventType(number)).toBe(type);
});

it.each(['GroupRoomVisit', 'MediaOnClass', 'MediaOnCourse', 'MediaOnCatalog'])(
  'the name %s is an event type in any case [R-ENTITY-040]',
  (name) => {
    expect([name, name.toLowerCase()].map(readEventType)).toEqual([name, name]);
  },
);

it('an unknown name is no event type [A-041]', () => {
  expect(readEventType('Visit')).toBeUndefined();
});
